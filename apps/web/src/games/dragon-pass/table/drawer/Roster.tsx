import type { UnitType } from '@hexwyrm/dragon-pass';
import { useMemo, useRef } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { printedFace } from '../../art/counters/printed.ts';
import { usePassTable } from '../../usePassTable.ts';
import { signsOf } from '../../words/signs.ts';
import { Counter } from '../Counter.tsx';
import { Signs } from '../panel/Signs.tsx';
import '../../../../table/drawer/roster.css';
import '../panel/signs.css';
import { useEffect } from '../../../../base/effects.ts';

/** The counters of all peoples with both sides, those of this game first. */
export default function Roster({ page: asked }: { readonly page: string | null }) {
  const { view, world } = usePassTable();
  const { t } = useWords();
  const told = useVolume('later');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null && told)
      list.current?.querySelector(`[data-kind="${asked}"]`)?.scrollIntoView({ block: 'start' });
  }, [asked, told]);
  const sheet = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { type } of view.units) counts.set(type, (counts.get(type) ?? 0) + 1);
    const [here, others] = [true, false].map((present) =>
      world.types.filter(({ index }) => counts.has(index) === present),
    );
    return { here: here ?? [], others: others ?? [] };
  }, [view.units, world]);
  const inferred = world.types.filter((type) => type.inferred).length;
  return (
    <Drawer title={t('books.units')}>
      <p className="hint">{t('pass.roster-inferred', { count: inferred })}</p>
      <div className="roster" ref={list}>
        {told &&
          (['here', 'others'] as const).map((part) => (
            <section key={part}>
              <h3 className="label">{t(`pass.roster-${part}`)}</h3>
              {sheet[part].map((type) => (
                <TypeCard key={type.id} type={type} open={type.id === asked} />
              ))}
            </section>
          ))}
      </div>
    </Drawer>
  );
}

interface TypeCardProps {
  readonly type: UnitType;
  readonly open: boolean;
}

function TypeCard({ type, open }: TypeCardProps) {
  const { t, counterName } = useWords();
  return (
    <article className={open ? 'kind open' : 'kind'} data-kind={type.id}>
      <div className="sides">
        <Counter face={printedFace(type, 0)} size={58} />
        {type.back && <Counter face={printedFace(type, 0, 'back')} size={58} />}
      </div>
      <div>
        <h4>
          <span>{counterName(type.id)}</span>
          <small>{t('pass.roster-count', { count: type.names.length })}</small>
        </h4>
        <ul className="tags">
          <li>{t(`kind.${type.kind}`)}</li>
          <li>{t(`nation.${type.nation}`)}</li>
          {type.inferred && (
            <li className="tag-inferred" title={t('pass.inferred-text')}>
              {t('pass.inferred')}
            </li>
          )}
        </ul>
        <Signs signs={signsOf(type, 'front', null)} shut />
      </div>
    </article>
  );
}
