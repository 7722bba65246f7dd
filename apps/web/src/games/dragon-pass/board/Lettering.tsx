import type { Theme } from '../../../art/index.ts';
import { useEffect } from '../../../base/effects.ts';
import { useSettled } from '../../../board/camera/useSettled.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import { useStable } from '../../../board/stable-value.ts';
import type { PlaceName } from '../../../board/types.ts';
import { paintLettering } from '../art/terrain/lettering/lettering.ts';
import { type Level, levelFor, reaches } from '../art/terrain/lettering/levels.ts';
import { REGIONS } from '../art/terrain/lettering/region-list.ts';
import { makeScene } from '../art/terrain/scene.ts';
import type { Pass } from './pass.ts';

interface LetteringProps {
  readonly field: Pass;
  readonly theme: Theme;
  readonly zoom: number;
  readonly nameOf: PlaceName;
}

/** What places are called in the language in use. */
type Names = Readonly<Record<string, string | null>>;

/** All that has a name on the map: hexes by their numbers, regions and rivers. */
const namedIn = ({ hexes, rivers }: Pass['ground']): readonly string[] => [
  ...hexes.flatMap(({ hex, name }) => (name ? [hex] : [])),
  ...REGIONS.map(({ id }) => id),
  ...rivers.flatMap(({ id, name }) => (name ? [id] : [])),
];

/** Fonts of the names. Loaded at once: when a part arrives, all text is laid out again. */
const FONTS = ['700 12px "Alegreya SC"', '12px "IM Fell English SC"', 'italic 12px "Alegreya"'];

/** Milliseconds after which more words follow another zoom: all counters have just been drawn for it. */
const AFTER_COUNTERS = 250;

/** The words on the map in the language in use. */
export default function Lettering({ field, theme, zoom, nameOf }: LetteringProps) {
  const names: Names = useStable(
    Object.fromEntries(namedIn(field.ground).map((place) => [place, nameOf(place)])),
  );
  useEffect(() => setAhead(field, theme, names), [field, theme, names]);
  useEffect(() => {
    const letters = Object.values(names).join('');
    void Promise.allSettled(FONTS.map((font) => document.fonts.load(font, letters)));
  }, [names]);
  const level = levelFor(RADIUS * zoom);
  const settled = useSettled(level, AFTER_COUNTERS);
  const shown = reaches(settled, level) ? level : settled;
  return <Drawing svg={wordsAt(field, theme, names, shown)} />;
}

const set = new WeakMap<Pass, Map<string, string>>();

/** The words at a level; finding room for them takes long, so it is done once. */
function wordsAt(field: Pass, theme: Theme, names: Names, level: Level): string {
  const known = set.get(field) ?? new Map<string, string>();
  set.set(field, known);
  const key = [theme, level, ...Object.values(names)].join();
  const svg =
    known.get(key) ??
    paintLettering(makeScene(field.ground, theme, RADIUS, 'near'), level, (hex) => names[hex] ?? null);
  known.set(key, svg);
  return svg;
}

/** Milliseconds a new player needs to look around. */
const PAUSE = 400;

/** Sets the words of all levels while nothing moves, one at a time; the end of a zoom is no time for it. */
function setAhead(field: Pass, theme: Theme, names: Names): () => void {
  const levels: Level[] = ['far', 'middle', 'near'];
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    const level = levels.shift();
    if (level === undefined) return;
    wordsAt(field, theme, names, level);
    timer = setTimeout(next, PAUSE);
  };
  timer = setTimeout(next, PAUSE);
  return () => clearTimeout(timer);
}
