import type { View } from '@hexwyrm/dragon-rage';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { freshFace } from '../../board/fresh-face.ts';
import { useRageTable } from '../../useRageTable.ts';
import { useRageWords } from '../../words/useRageWords.ts';
import { Counter } from '../Counter.tsx';
import { Figures } from '../panel/Figures.tsx';
import { HeartGroup } from '../panel/Hearts.tsx';
import { rollOf } from '../panel/rolls.ts';

export type UnitType = View['units'][number]['type'];

/** Where the rules of each kind begin. */
const RULES: Readonly<Record<UnitType, string>> = {
  MIL: 'DR-2.10.1.1-a',
  INF: 'DR-2.10.2-a',
  CAV: 'DR-2.10.3.1-a',
  ARH: 'DR-2.10.4-a',
  HERO: 'DR-2.10.5.1-a',
  WZD: 'DR-2.10.6-a',
  ELOWYN: 'DR-2.10.7-a',
  CAT: 'DR-2.10.8.1-a',
  BAL: 'DR-2.10.8.2-a',
  ORC: 'DR-2.10.9-a',
  GOB: 'DR-2.10.12-a',
  TRL: 'DR-2.10.10-a',
  WRG: 'DR-2.10.11-a',
  OHERO: 'DR-2.10.5.1-a',
  OWZD: 'DR-2.10.6-a',
  GIANT: 'DR-2.11.1.1-a',
  TREX: 'DR-2.11.3.1-a',
  SERPENT: 'DR-2.11.2.1-a',
  ELM_EARTH: 'DR-2.11.4-a',
  ELM_FIRE: 'DR-2.11.4-a',
  DRAGON: 'DR-2.12.1-a',
  YDRAGON: 'DR-2.12.2-a',
  ROC: 'DR-2.12.3-a',
  WURM: 'DR-2.12.4-a',
};

interface KindCardProps {
  readonly type: UnitType;
  readonly side: 'invader' | 'defender';
  readonly open: boolean;
}

/** A unit type: its counter, its figures or its body, its abilities, and links to the rules. */
export function KindCard({ type, side, open }: KindCardProps) {
  const { view, world } = useRageTable();
  const words = useRageWords();
  const { t } = words;
  const count = view.units.filter((unit) => unit.type === type && unit.hex >= -1).length;
  const { areas } = world.types[type];
  return (
    <article className={open ? 'kind open' : 'kind'} data-kind={type}>
      <Counter face={freshFace(type, side, world)} size={64} />
      <div>
        <h4>
          <span>{words.unitName(type)}</span>
          {count > 0 && <small>{t('books.in-play', { count })}</small>}
        </h4>
        {areas ? (
          <dl className="body-line">
            {areas.map(({ area, groups, hp, hitOn }) => (
              <div key={area}>
                <dt>{t(`area.${area}`)}</dt>
                <dd>
                  {Array.from({ length: groups }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name than their place
                    <HeartGroup key={i} left={hp} all={hp} label={t('rage.hp', { left: hp, all: hp })} />
                  ))}
                </dd>
                <dd>
                  <small>{t('rage.figure-hit')}</small> {rollOf(hitOn)}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <Figures type={type} />
        )}
        <ul className="abilities">
          {words.abilities(view, type).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="hint">
          {t('books.rule')} <ClauseLink clause={RULES[type]} />
        </p>
      </div>
    </article>
  );
}
