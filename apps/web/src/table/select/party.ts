import type { Hex, UnitId } from '../../board/types.ts';
import type { GameAction, GameView } from '../../kit/kit.ts';
import { waysOf } from '../ask-host/useReach.ts';
import type { Session } from '../ask-host/useSession.ts';
import type { Party, PlayKit } from '../kit.ts';
import { type Menu, type Option, optionsOf, type Subject, traitsOf } from './selection.ts';
import { useSelection } from './selection-store.ts';
import { type Way, wayOptions } from './ways.ts';

/** Parties the chosen unit can go with: the units of each that can act, two at least. */
export function partiesNow(
  play: PlayKit,
  view: GameView,
  menu: Menu,
  subject: Subject | null,
): readonly Party[] {
  if (subject?.kind !== 'unit' || !menu.units.has(subject.unit)) return [];
  const known = play.partiesOf(view, subject.unit);
  const { picked } = useSelection.getState();
  const chosen = known.find(({ id }) => id === 'stack')?.units.filter((unit) => picked.includes(unit)) ?? [];
  const parties = chosen.includes(subject.unit)
    ? [...known, { id: 'picked' as const, units: chosen }]
    : known;
  return parties
    .map(({ id, units }) => ({ id, units: units.filter((unit) => menu.units.has(unit)) }))
    .filter(({ units }) => units.length > 1);
}

/** The chosen unit and its companions, in the order in which they go. */
export function companyNow(play: PlayKit, view: GameView, menu: Menu): readonly UnitId[] {
  const { subject, party } = useSelection.getState();
  if (subject?.kind !== 'unit') return [];
  const chosen = partiesNow(play, view, menu, subject).find(({ id }) => id === party);
  return chosen?.units ?? [subject.unit];
}

/** Units that go where the option leads, in their order; only the chosen one if no others are asked. */
export function goingNow(
  play: PlayKit,
  view: GameView,
  menu: Menu,
  { kind }: Pick<Option, 'kind'>,
): readonly UnitId[] {
  const { subject } = useSelection.getState();
  if (subject?.kind !== 'unit') return [];
  const { family, led } = traitsOf(play, kind);
  if ((family !== 'walk' && family !== 'bound') || led) return [subject.unit];
  return companyNow(play, view, menu);
}

/**
 * Updates the party when a unit of the stack is pointed at: it joins or leaves. A unit not in the stack of
 * the chosen one, or unable to go with others, is chosen instead.
 */
export function pick(play: PlayKit, view: GameView, menu: Menu, unit: UnitId): void {
  const { subject, set } = useSelection.getState();
  const now = companyNow(play, view, menu);
  const mates = subject?.kind === 'unit' ? play.partiesOf(view, subject.unit) : [];
  const isMate = mates.some(({ units }) => units.includes(unit));
  const next = isMate ? toggled(now, unit) : [unit];
  const [first] = next;
  const chosen = subject?.kind === 'unit' && next.includes(subject.unit) ? subject.unit : first;
  set({
    subject: chosen === undefined ? null : { kind: 'unit', unit: chosen },
    inspected: next.includes(unit) ? unit : (chosen ?? unit),
    party: next.length > 1 ? 'picked' : 'alone',
    picked: next,
    kind: null,
    waypoints: [],
    preview: null,
    whyNot: null,
    askEnd: false,
  });
}

const toggled = (units: readonly UnitId[], unit: UnitId): readonly UnitId[] =>
  units.includes(unit) ? units.filter((one) => one !== unit) : [...units, unit];

type End = Pick<Option, 'kind' | 'hex'>;

/** The way of another unit to the same end; null where it has none. */
export async function wayTo({ kind, hex }: End, unit: UnitId, session: Session): Promise<Way | null> {
  const { view, field, kit } = session;
  const ways = await waysOf(session, unit, useSelection.getState().waypoints);
  const far = wayOptions(ways, view, field.grid, kit.play).find(
    (option) => option.kind === kind && option.hex === hex,
  );
  return far?.ways?.[0] ?? null;
}

/** What brings another unit to the same end; nothing where it cannot get there. */
export async function actionsTo(
  end: End,
  unit: UnitId,
  session: Session,
  menu: Menu,
): Promise<readonly GameAction[]> {
  const { view, kit } = session;
  const way = await wayTo(end, unit, session);
  if (way !== null) return way.actions;
  const near = optionsOf(menu.units.get(unit) ?? [], view, kit.play).find(
    ({ kind, hex }) => kind === end.kind && hex === end.hex,
  );
  return near ? [near.actions[0]] : [];
}

/** The hexes to which every one of them has a way: a whole stack gets as far as its slowest. */
export async function sharedReach(units: readonly UnitId[], session: Session): Promise<ReadonlySet<Hex>> {
  const { waypoints } = useSelection.getState();
  const { index } = session.field.grid;
  const reaches = await Promise.all(
    units.map(
      async (unit) => new Set((await waysOf(session, unit, waypoints)).map(({ to }) => index.get(to) ?? -1)),
    ),
  );
  const [first = new Set<Hex>(), ...others] = reaches;
  return new Set([...first].filter((hex) => others.every((reach) => reach.has(hex))));
}
