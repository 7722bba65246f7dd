import type { Action } from '@hexwyrm/dragon-pass';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { Choices } from '../../../../table/play/Choices.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';

type Pillar = Extract<Action, { type: 'pillar' }>;

const isPillar = (action: GameAction): action is Pillar => action.type === 'pillar';

/** Of the three hexes of the Pillar of Fire, the one to the east or the west (DP-16.2-c). */
export function PillarSide() {
  const { preview, set } = useSelection();
  const { t } = useWords();
  const told = useVolume('pages');
  if (!told || preview === null || !isPillar(preview.action)) return null;
  const pillars = preview.option.actions.filter(isPillar);
  return (
    <Choices
      label={t('pages.pillar-side')}
      values={pillars.map(({ side }) => side)}
      chosen={preview.action.side}
      name={(side) => t(side === 'east' ? 'pages.pillar-east' : 'pages.pillar-west')}
      letter="x"
      onChoose={(side) => {
        const action = pillars.find((one) => one.side === side);
        if (action) set({ preview: { ...preview, action } });
      }}
    />
  );
}
