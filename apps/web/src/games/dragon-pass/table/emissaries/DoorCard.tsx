import { POWER_GIFTS, WAITING } from '@hexwyrm/dragon-pass/data';
import { useMemo, useState } from 'react';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useOdds } from '../../../../table/ask-host/useOdds.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { Decide } from '../Decide.tsx';
import { useSpot } from '../marks/useSpot.ts';
import { Crest } from '../peoples/Crest.tsx';
import { placeOf } from '../target.ts';
import { UnitName } from '../UnitName.tsx';
import { DOORS, type Door, visitsIn } from './doors.ts';
import '../points/inks.css';
import './emissaries.css';

interface DoorCardProps {
  readonly type: Door['type'];
  onBack(): void;
}

/** Who goes, what becomes of them, and what the dice bring. */
export function DoorCard({ type, onBack }: DoorCardProps) {
  const table = usePassTable();
  const { commands, legal, busy, view, field } = table;
  const { t, chance, actionLabel } = useWords();
  const { emissaries } = view.answers;
  const visits = useMemo(
    () => visitsIn(legal, emissaries).filter((visit) => visit.type === type),
    [legal, emissaries, type],
  );
  const odds = useOdds(table, visits);
  const [unit, setUnit] = useState<number | null>(null);
  const [by, setBy] = useState<number | null>(null);
  const chosen =
    visits.find((visit) => visit.unit === unit && magicianOf(visit) === by) ??
    visits.find((visit) => visit.unit === unit) ??
    visits[0];
  const door = DOORS.find((one) => one.type === type);
  useSpot(chosen === undefined ? '' : nameOf(field, placeOf(view, chosen.unit)));
  if (door === undefined || chosen === undefined) return null;
  const rolls = odds.get(chosen) ?? [];
  const magicians = [...new Set(visits.flatMap((visit) => magicianOf(visit) ?? []))];
  const able = visits.filter((visit) => magicianOf(visit) === magicianOf(chosen));
  return (
    <section className="embassy" aria-label={t(`door.${type}`)}>
      <h3>
        <Crest people={door.people} size={36} />
        {t(`door.${type}`)}
      </h3>
      {door.clauses.map((clause, i) => (
        <p key={clause} className="hint">
          {t(`door.${type}.${i === 0 ? 'how' : 'then'}`, {
            places: view.lots?.hexes.length ?? PLACES,
          })}{' '}
          <ClauseLink clause={clause} />
        </p>
      ))}
      {magicians.length > 0 && (
        <>
          <p className="label">{t('pages.door-magician')}</p>
          <Visitors units={magicians} chosen={magicianOf(chosen)} onChoose={setBy} />
          <p className="label">{t('pages.door-victim')}</p>
        </>
      )}
      <Visitors units={able.map((visit) => visit.unit)} chosen={chosen.unit} onChoose={setUnit} />
      {rolls.map(({ roll, clause, results }) => (
        <div key={roll}>
          <p className="label">
            {t(`roll.${roll}`)} <ClauseLink clause={clause} />
          </p>
          <ul className="outcomes">
            {results.map(({ result, chance: share }) => (
              <li key={result} data-face={result}>
                <b>{chance(share)}</b> {t(`odds.result.${result}`)} <GiftsLeft gift={result} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Decide able={!busy} onBack={onBack} onDo={() => commands.take(chosen)}>
        {actionLabel(chosen, view)}
      </Decide>
    </section>
  );
}

/** The places where the Puppeteers may be before anyone has searched (DP-16.13.1-a). */
const PLACES = 5;

const magicianOf = (visit: Door): number | null => ('by' in visit ? visit.by : null);

interface VisitorsProps {
  readonly units: readonly number[];
  readonly chosen: number | null;
  onChoose(unit: number): void;
}

function Visitors({ units, chosen, onChoose }: VisitorsProps) {
  const { view } = usePassTable();
  return (
    <ul className="envoys">
      {units.map((unit) => (
        <li key={unit}>
          <button
            type="button"
            className="envoy"
            aria-pressed={unit === chosen}
            data-choice
            onClick={() => onChoose(unit)}
          >
            <Counter face={faceOf(view, unit, {})} size={40} />
            <b>
              <UnitName unit={unit} />
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many of such a gift are still to be given. */
function GiftsLeft({ gift }: { readonly gift: string }) {
  const { view, world } = usePassTable();
  const { t } = useWords();
  const type = POWER_GIFTS[gift];
  if (type === undefined) return null;
  const left = view.units.filter(
    (unit) => unit.owner < 0 && unit.hex === WAITING && world.types[unit.type]?.id === type,
  ).length;
  return <small>{t('pages.gift-left', { count: left })}</small>;
}
