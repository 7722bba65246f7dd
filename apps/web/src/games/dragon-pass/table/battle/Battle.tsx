import { useRef } from 'react';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';
import { AnswerLine, FirstLine } from './AnswerLine.tsx';
import { Force } from './Force.tsx';
import { Rolls } from './Rolls.tsx';
import { Steps } from './Steps.tsx';
import { useBattle } from './useBattle.ts';
import { useBattleEvents } from './useBattleEvents.ts';
import './battle.css';
import { useEffect } from '../../../../base/effects.ts';

/** The current battle: place, progress, what both sides bring, what the dice did and can do. */
export function Battle() {
  const { view, field } = usePassTable();
  const { t, list, placeName, seatName } = useWords();
  const battle = useBattle();
  const { number } = useBattleEvents();
  useSight();
  if (battle === null) return null;
  const { report, trial } = battle;
  const places = report.targets.map((hex) => {
    const number = nameOf(field, hex);
    const name = placeName(view, number);
    return name === number ? number : `${name} ${number}`;
  });
  return (
    <section className="card scene battle" aria-label={t('pass.battle-of', { places: list(places) })}>
      <header>
        <p className="label">
          {t('pass.attacks', {
            number,
            of: number + report.pending,
            more: number + report.pending > 1,
            giants: String(view.phase === 'giants'),
            seat: seatName(view.seats[view.active]),
          })}
          {trial !== null && ` · ${t('pass.trial')}`}
        </p>
        <h2>{list(places)}</h2>
        <Ground hexes={report.targets} />
      </header>
      <Steps stage={report.stage} />
      <div className="battle-forces">
        <Force force={report.attack} side="attack" trial={trial !== null} />
        <Force force={report.defence} side="defence" trial={trial !== null} />
      </div>
      <Rolls report={report} />
      <FirstLine report={report} />
      <AnswerLine report={report} />
    </section>
  );
}

/** The terrain and structures of the attacked hexes. */
function Ground({ hexes }: { readonly hexes: readonly number[] }) {
  const { view, world } = usePassTable();
  const { t } = useWords();
  const { terrain, structure, river } = world.land;
  const words = new Set(
    hexes.flatMap((hex) => {
      const built = view.ruined.includes(hex) ? 'none' : (structure[hex] ?? 'none');
      return [
        ...(built === 'none' ? [] : [t(`structure.${built}`)]),
        t(`terrain.${terrain[hex] ?? 'open'}`),
        ...(river[hex] === 1 ? [t('feature.river')] : []),
      ];
    }),
  );
  return <p className="ground">{[...words].join(', ')}</p>;
}

/** Brings a battle into view when it begins, and zooms in for a player who arrives in the middle of it. */
function useSight(): void {
  const { view } = usePassTable();
  const set = useSelection((selection) => selection.set);
  const comes = useRef(true);
  const begun = view.answers.battle;
  const hexes = begun && [...begun.targets, ...begun.attack.companies.map(({ hex }) => hex)];
  const targets = begun?.targets.join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new battle is what this waits for
  useEffect(() => {
    if (hexes) set({ sight: { hexes, close: comes.current } });
    comes.current = false;
  }, [targets, set]);
}
