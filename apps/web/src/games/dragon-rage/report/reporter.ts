import type { Event } from '@hexwyrm/dragon-rage';
import { armyList, countsOf, placeMark, sayingOf, unitLabel } from '@hexwyrm/dragon-rage/words';
import type { Seat } from '@hexwyrm/kernel';
import { hexMark, type Speech } from '@hexwyrm/words';
import type { MessageId } from '../../../i18n/index.ts';
import type { LogEvent } from '../../../replay/log-events.ts';
import type { Reported, Reporter } from '../../../table/kit.ts';
import { groupsOf, hexesSaid } from '../../../table/log/report.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { type RageView, type Side, sideOf } from '../view.ts';
import { deedsOf, hexOf } from './deeds.ts';

/** Decisive events use the log's own sentence. */
const GREAT: Partial<Record<Event['type'], IconName>> = {
  'game-over': 'crown',
  conceded: 'crown',
  demoralised: 'dead',
  crashed: 'fall',
  'wall-breached': 'gate',
  'entrance-smashed': 'gate',
  'bridge-burned': 'raze',
  'bridge-broken': 'gate',
  summoned: 'earth',
  saved: 'crown',
  freed: 'open',
};

interface Missed {
  readonly missed: readonly LogEvent<Event>[];
  readonly view: RageView;
  readonly side: Side;
  readonly speech: Speech;
}

/** How Dragon Rage sums up what was missed. */
export const rageReporter: Reporter = {
  report(missed: readonly LogEvent<Event>[], view: RageView, seat: Seat, speech: Speech) {
    const side = sideOf(view, seat);
    if (side === null) return [];
    const other: Side = side === 'invader' ? 'defender' : 'invader';
    const own = { missed, view, side, speech };
    const theirs = { ...own, side: other };
    return [
      ...losses(own, true),
      ...wounds(own),
      ...razed(own),
      ...moves(theirs),
      ...deeds(theirs),
      ...great(own),
      ...limbs(own),
      ...losses(theirs, false),
      ...wounds(theirs),
    ];
  },
};

/** Units of the side that are gone. */
function losses({ missed, view, side, speech }: Missed, own: boolean): Reported[] {
  const fallen = missed.flatMap(({ event, actions }) =>
    event.type === 'destroyed' && view.units[event.unit]?.side === side ? [{ ...event, actions }] : [],
  );
  const [first] = fallen;
  if (!first) return [];
  const hexes = fallen.flatMap(({ hex }) => hex ?? []);
  const values = {
    own,
    units: armyList(speech, countsOf(fallen.flatMap(({ unit }) => view.units[unit]?.type ?? []))),
    somewhere: hexes.length > 0,
    hexes: hexesSaid(speech, hexes, hexMark),
  };
  return [{ icon: 'dead', saying: { id: 'report.losses', values }, actions: first.actions }];
}

/** What each monster of the side lost and has left; where it was hit, as far as known. */
function wounds({ missed, view, side, speech }: Missed): Reported[] {
  const blows = missed.flatMap(({ event, actions }) =>
    event.type === 'damaged' && view.units[event.unit]?.side === side ? [{ ...event, actions }] : [],
  );
  return [...groupsOf(blows, ({ unit }) => unit)].flatMap(([unit, taken]): Reported[] => {
    const [hex] = hexOf(view, unit);
    if (hex === undefined) return [];
    const areas = [...new Set(taken.flatMap(({ area }) => area ?? []))];
    const values = {
      unit: unitLabel(speech, view, unit),
      hex: hexMark(hex),
      points: taken.reduce((sum, { points }) => sum + points, 0),
      somewhere: areas.length > 0,
      areas: speech.list(areas.map((area) => speech.say('report.area', { area }))),
    };
    return [{ icon: 'heal', saying: { id: 'report.hurt', values }, actions: taken[0].actions }];
  });
}

/** Heads, wings and legs that each monster of either side lost. */
function limbs({ missed, view, speech }: Missed): Reported[] {
  const lost = missed.flatMap(({ event, actions }) =>
    event.type === 'group-lost' ? [{ ...event, actions }] : [],
  );
  return [...groupsOf(lost, ({ unit }) => unit)].map(([unit, groups]): Reported => {
    const areas = [...groupsOf(groups, ({ area }) => area)];
    const values = {
      unit: unitLabel(speech, view, unit),
      limbs: speech.list(
        areas.map(([area, { length }]) => speech.say('report.limb', { area, count: length })),
      ),
    };
    return { icon: 'heal', saying: { id: 'report.limbs', values }, actions: groups[0].actions };
  });
}

/** Victory hexes that are gone, and the score. */
function razed({ missed, view, speech }: Missed): Reported[] {
  const gone = missed.flatMap(({ event, actions }) =>
    event.type === 'razed' ? [{ ...event, actions }] : [],
  );
  const [first] = gone;
  if (!first) return [];
  const hexes = gone.map(({ hex }) => hex);
  const values = {
    hexes: hexesSaid(speech, hexes, (hex) => placeMark(speech, view.map, hex)),
    vp: gone.reduce((sum, { vp }) => sum + vp, 0),
    score: view.answers.score.score,
    goal: view.goal,
  };
  return [{ icon: 'raze', saying: { id: 'report.razed', values }, actions: first.actions }];
}

/** Units a line of a report can bear. */
const NAMED = 4;

/** "The defender moved Cavalry 3 to 1907, Wizard to 1309 and 2 more." */
function moves({ missed, view, side, speech }: Missed): Reported[] {
  const moved = [...deedsOf(missed, view, side).moved].map(([unit, hex]) =>
    speech.say('report.to', { unit: unitLabel(speech, view, unit), hex: hexMark(hex) }),
  );
  if (moved.length === 0) return [];
  const more = moved.length - NAMED;
  const named =
    more <= 1 ? moved : [...moved.slice(0, NAMED), speech.say('report.and-more', { count: more })];
  const values = { side, deeds: speech.say('report.did-move', { moves: speech.list(named) }) };
  return [{ icon: 'walk', saying: { id: 'report.did', values }, actions: missed[0]?.actions ?? 0 }];
}

/** "The defender cast Lightning, shot at 1107 (2 shots, 1 hit) and attacked 1106 (1 attack, no hits)." */
function deeds({ missed, view, side, speech }: Missed): Reported[] {
  const { arrived, shots, blows, burned, spells } = deedsOf(missed, view, side);
  const { say } = speech;
  const at = (hexes: readonly string[]) => hexesSaid(speech, hexes, hexMark);
  const attacks = (id: MessageId, { count, hits, hexes }: typeof shots) =>
    count === 0 ? [] : [say(id, { count, hits, hexes: at(hexes) })];
  const named = [...new Set(spells)].flatMap((spell) => {
    const id = `verb.cast-${spell}`;
    return speech.has(id) ? [say(id)] : [];
  });
  const done = [
    ...(arrived > 0 ? [say('report.did-bring', { count: arrived })] : []),
    ...(named.length > 0 ? [say('report.did-cast', { spells: speech.list(named) })] : []),
    ...attacks('report.did-shoot', shots),
    ...(burned.length > 0 ? [say('report.did-breathe', { hexes: at(burned) })] : []),
    ...attacks('report.did-fight', blows),
  ];
  if (done.length === 0) return [];
  const values = { side, deeds: speech.list(done) };
  const actions = missed[0]?.actions ?? 0;
  return [
    { icon: shots.count + blows.count > 0 ? 'melee' : 'walk', saying: { id: 'report.did', values }, actions },
  ];
}

const great = ({ missed, view, speech }: Missed): Reported[] =>
  missed.flatMap(({ event, actions }) => {
    const icon = GREAT[event.type];
    return icon === undefined ? [] : [{ icon, saying: sayingOf(speech, event, view), actions }];
  });
