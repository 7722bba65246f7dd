import { useMemo } from 'react';
import { Drawing } from '../../../../board/Drawing.tsx';
import { RADIUS } from '../../../../board/field.ts';
import { Ground } from '../../../../board/ground/Ground.tsx';
import { useGroundPicture } from '../../../../board/ground/useGroundPicture.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useTheme } from '../../../../theme/theme.ts';
import { paintProvenance } from '../../art/terrain/provenance.ts';
import { makeScene } from '../../art/terrain/scene.ts';
import { passOf } from '../../board/pass.ts';
import { usePassTable } from '../../usePassTable.ts';
import '../../../../board/Board.css';
import '../../../../board/small-board.css';

/** Pixels across. */
const WIDTH = 400;

/** Which hexes the rules or named sources vouch for, and which are a reconstruction. */
export function MapKnown() {
  const { view, kit } = usePassTable();
  const { theme } = useTheme();
  const { t } = useWords();
  const field = passOf(view);
  const { hexes } = field.ground;
  const picture = useGroundPicture(field, theme);
  const svg = useMemo(() => paintProvenance(makeScene(field.ground, theme, RADIUS, 'near')), [field, theme]);
  const count = (what: string): number => hexes.filter(({ provenance }) => provenance === what).length;
  const [rules, sources, ours] = [count('rules'), count('source'), count('reconstructed')];
  return (
    <section aria-labelledby="map-known">
      <h3 id="map-known">{t('pass.map-known')}</h3>
      <p>
        {t('pass.map-known-text', { rules, sources, ours, corrected: hexes.length - rules - sources - ours })}
      </p>
      <div
        className="small-board"
        style={{ aspectRatio: `${field.width} / ${field.height}` }}
        role="img"
        aria-label={t('pass.map-known-label')}
      >
        <Ground {...{ kit: kit.board, field, theme, picture }} zoom={WIDTH / field.width} />
        <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
          <Drawing svg={svg} />
        </svg>
      </div>
    </section>
  );
}
