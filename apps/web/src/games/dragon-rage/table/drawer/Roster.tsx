import { useRef } from 'react';
import { type MessageId, useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { useRageTable } from '../../useRageTable.ts';
import { KindCard, type UnitType } from './KindCard.tsx';
import '../../../../table/drawer/roster.css';
import { useEffect } from '../../../../base/effects.ts';

type Group = readonly [MessageId, 'invader' | 'defender', readonly UnitType[]];

const HUMANS: readonly UnitType[] = ['MIL', 'INF', 'CAV', 'ARH', 'HERO', 'WZD', 'ELOWYN', 'CAT', 'BAL'];
const ORCS: readonly UnitType[] = ['ORC', 'GOB', 'TRL', 'WRG', 'OHERO', 'OWZD'];

/** Every unit type by its side on this map. */
const groupsOn = (map: string): readonly Group[] => [
  ['units.major', 'invader', ['DRAGON', 'YDRAGON', 'ROC', 'WURM']],
  ['units.minor', 'invader', ['GIANT', 'TREX', 'SERPENT', 'ELM_EARTH', 'ELM_FIRE']],
  ['units.human', map === 'nurkott' ? 'invader' : 'defender', HUMANS],
  ['units.orc', map === 'nurkott' ? 'defender' : 'invader', ORCS],
];

/** The cards of all kinds of units; opened at one of them from the board. */
export default function Roster({ page: asked }: { readonly page: string | null }) {
  const { view } = useRageTable();
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null)
      list.current?.querySelector(`[data-kind="${asked}"]`)?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <Drawer title={t('books.units')}>
      <div className="roster" ref={list}>
        {groupsOn(view.map).map(([name, side, types]) => (
          <section key={name}>
            <h3 className="label">{t(name)}</h3>
            {types.map((type) => (
              <KindCard key={type} type={type} side={side} open={type === asked} />
            ))}
          </section>
        ))}
      </div>
    </Drawer>
  );
}
