import type { RollOdds } from '@hexwyrm/kernel';
import type { Hex, Mark } from '../../board/types.ts';
import type { OddsWords } from '../../i18n/index.ts';
import { chipRoll } from '../ask-host/chances.ts';
import type { OddsBook } from '../ask-host/useOdds.ts';
import type { Foreseen } from '../ask-host/useOutlook.ts';
import type { Session } from '../ask-host/useSession.ts';
import type { Looked } from '../kit.ts';
import { type Menu, type Option, type Subject, traitsOf } from '../select/selection.ts';
import type { Preview, WhyNot } from '../select/selection-store.ts';
import { pathOf } from '../select/ways.ts';

interface Shown {
  readonly session: Session;
  readonly subject: Subject | null;
  readonly shown: readonly Option[];
  readonly menu: Menu;
  readonly preview: Preview | null;
  readonly whyNot: WhyNot | null;
  readonly odds: OddsBook;
  readonly waypoints: readonly Hex[];
  /** Where all units that go together can get; null: one goes alone. */
  readonly together: ReadonlySet<Hex> | null;
  readonly outlook: Foreseen;
  readonly looked: Looked;
  /** Those of the game that the host was asked about. */
  readonly asked: readonly Mark[];
  readonly tell: (roll: RollOdds) => OddsWords;
  /** "+4 VP" */
  readonly gain: (vp: number) => string;
}

/** Marks over the board: the options of the selected unit, the preview, the refusal. */
export function marksOf(shown: Shown): readonly Mark[] {
  const { session, menu, subject, preview, whyNot, looked, asked, outlook, gain } = shown;
  const { view, kit } = session;
  const { play } = kit;
  const from = subject?.kind === 'unit' ? play.placeOf(view, subject.unit) : -1;
  const marks: Mark[] = shown.shown
    .filter(({ hex, kind }) => hex >= 0 && (hex !== from || traitsOf(play, kind).family !== 'walk'))
    .filter(({ hex, ways }) => ways === undefined || shown.together?.has(hex) !== false)
    .flatMap((option) => optionMarks(option, from, shown));
  for (const join of menu.joins) {
    const hex = play.targetOf(join, view);
    if (hex >= 0) marks.push({ kind: traitsOf(play, play.kindOf(join)).family ?? 'zone', hex });
  }
  if (subject === null) marks.push(...ableMarks(menu, session));
  marks.push(...waypointMarks(shown));
  for (const hex of outlook.hexes) marks.push({ kind: 'scope', hex });
  marks.push(...play.marksOf(view, looked), ...asked);
  if (preview && outlook.gain > 0) {
    const { kind, hex } = preview.option;
    const beside = traitsOf(play, kind).rolls ? near(from) : {};
    marks.push({ kind: 'chip', hex, text: gain(outlook.gain), tone: 'gain', ...beside });
  }
  if (whyNot?.hex != null) marks.push({ kind: 'refused', hex: whyNot.hex });
  return marks;
}

/** The numbered stops of a route, and the route to the last of them until a whole one is previewed. */
function waypointMarks({ session, waypoints, shown, preview }: Shown): Mark[] {
  const { grid } = session.field;
  const last = waypoints.at(-1);
  const [way] = shown.find(({ hex, ways }) => hex === last && ways !== undefined)?.ways ?? [];
  const path = way && last !== undefined && preview === null ? pathOf(way, last, grid) : [];
  return [
    ...path.map((hex): Mark => ({ kind: 'path', hex })),
    ...waypoints.map((hex, i): Mark => ({ kind: 'stop', hex, text: `${i + 1}` })),
  ];
}

/** Where units can still act: shown while no unit is selected. */
function ableMarks({ units }: Menu, { view, kit }: Session): Mark[] {
  const hexes = new Set([...units.keys()].map((id) => kit.play.placeOf(view, id)));
  return [...hexes].flatMap((hex): Mark[] => (hex >= 0 ? [{ kind: 'able', hex }] : []));
}

const near = (from: Hex): { from?: Hex } => (from >= 0 ? { from } : {});

function optionMarks(option: Option, from: Hex, { session, odds, tell, gain, preview }: Shown): Mark[] {
  const { kind, hex, ways } = option;
  const { play } = session.kit;
  const { family = 'zone', rolls, gain: gains, flies = false } = traitsOf(play, kind);
  const [way] = ways ?? [];
  const left = way && family === 'walk' ? { left: way.left, road: way.roadOnly } : {};
  const marks: Mark[] = [{ kind: family, hex, ...left, ...(flies && { flies }), ...near(from) }];
  const roll = rolls ? chipRoll(option, odds, play) : null;
  if (roll) {
    const { chance, needs } = tell(roll);
    marks.push({ kind: 'chip', hex, text: chance, note: needs, tone: 'odds', ...near(from) });
  }
  // What is previewed shows its own.
  if (gains && way && way.gain > 0 && preview?.option.hex !== hex)
    marks.push({ kind: 'chip', hex, text: gain(way.gain), tone: 'gain' });
  return marks;
}
