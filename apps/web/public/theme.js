// Dresses the page before its first frame; the chosen theme is a setting (src/theme/theme.ts).
{
  let theme = null;
  try {
    theme = localStorage.getItem('hexwyrm.theme');
  } catch {
    // Storage is switched off.
  }
  if (!['day', 'night', 'colourBlind'].includes(theme))
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  document.documentElement.dataset.theme = theme;
}
