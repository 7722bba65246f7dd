import { expect, test } from 'vitest';
import de from '../../apps/web/src/i18n/messages/dragon-rage/de.json' with { type: 'json' };
import en from '../../apps/web/src/i18n/messages/dragon-rage/en.json' with { type: 'json' };
import es from '../../apps/web/src/i18n/messages/dragon-rage/es.json' with { type: 'json' };
import fr from '../../apps/web/src/i18n/messages/dragon-rage/fr.json' with { type: 'json' };
import { prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

test('the language changes in play', TEST, async () => {
  const page = await table.visit();
  await startButton(page).click();
  await prompt(page, en['decision.setup']).waitFor();
  const choice = page.getByRole('banner').getByRole('combobox');
  for (const [language, words] of Object.entries({ de, fr, es, en })) {
    await choice.selectOption(language);
    await prompt(page, words['decision.setup']).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }
});

test('the language of the browser comes first', TEST, async () => {
  const page = await table.visit({ locale: 'fr-CH' }, 'Commencer la partie');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});
