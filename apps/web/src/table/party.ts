import type { UnitId } from '../board/types.ts';
import type { GameAction, GameView } from '../games/kit.ts';
import { useDesk } from './desk.ts';
import type { Party, PlayKit } from './kit.ts';
import { type Menu, type Option, optionsOf, type Subject, traitsOf } from './selection.ts';
import { waysOf } from './useReach.ts';
import type { Sitting } from './useSitting.ts';
import { wayOptions } from './ways.ts';

/** With whom the chosen unit can go: those of each party who can act, two at least. */
export function partiesNow(
  play: PlayKit,
  view: GameView,
  menu: Menu,
  subject: Subject | null,
): readonly Party[] {
  if (subject?.kind !== 'unit' || !menu.units.has(subject.unit)) return [];
  return play
    .partiesOf(view, subject.unit)
    .map(({ id, units }) => ({ id, units: units.filter((unit) => menu.units.has(unit)) }))
    .filter(({ units }) => units.length > 1);
}

/** Those who go where the option leads, in their order; the chosen one alone where nobody else is asked. */
export function goingNow(
  play: PlayKit,
  view: GameView,
  menu: Menu,
  { kind }: Pick<Option, 'kind'>,
): readonly UnitId[] {
  const { subject, party } = useDesk.getState();
  if (subject?.kind !== 'unit') return [];
  const { family, led } = traitsOf(play, kind);
  if ((family !== 'walk' && family !== 'bound') || led) return [subject.unit];
  const chosen = partiesNow(play, view, menu, subject).find(({ id }) => id === party);
  return chosen?.units ?? [subject.unit];
}

/** What brings another unit to the same end; nothing where it cannot get there. */
export async function actionsTo(
  { kind, hex }: Pick<Option, 'kind' | 'hex'>,
  unit: UnitId,
  sitting: Sitting,
  menu: Menu,
): Promise<readonly GameAction[]> {
  const { view, field, kit } = sitting;
  const isSame = (option: Option) => option.kind === kind && option.hex === hex;
  const far = wayOptions(await waysOf(sitting, unit), view, field.grid, kit.play).find(isSame);
  if (far?.ways?.[0]) return far.ways[0].actions;
  const near = optionsOf(menu.units.get(unit) ?? [], view, kit.play).find(isSame);
  return near ? [near.actions[0]] : [];
}
