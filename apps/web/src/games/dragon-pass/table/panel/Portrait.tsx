import { useWords } from '../../../../i18n/index.ts';
import { useTheme } from '../../../../theme/theme.ts';
import { CARD, paintCard } from '../../art/counters/card.ts';
import type { UnitFace } from '../../art/counters/faces.ts';

/** The counter as a card: its picture large, every factor with its name. */
export function Portrait({ face }: { readonly face: UnitFace }) {
  const { theme } = useTheme();
  const { t } = useWords();
  const words = {
    combat: t('pass.factor.combat'),
    magic: t('pass.factor.magic'),
    move: t('pass.factor.move'),
    range: t('pass.factor.range'),
  };
  return (
    <svg
      className="portrait-card"
      viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
      dangerouslySetInnerHTML={{ __html: paintCard(face, words, theme) }}
    />
  );
}
