import type { Words } from '../i18n/index.ts';
import type { Draft } from './draft.ts';
import { isSame } from './draft.ts';
import type { Control, CorrectionsData, Place, Sheet } from './kit.ts';

/** One value that differs from the shipped data. */
export interface Change {
  readonly control: Control;
  readonly place: Place;
  /** What is corrected: "Cavalry", "0607". */
  readonly subject: string;
}

export const isChanged = ({ now, was }: Control): boolean => !isSame(now, was);

const controlsOf = ({ groups }: Sheet): readonly Control[] =>
  groups.flatMap(({ title, controls }) =>
    controls.map((control) =>
      title === null ? control : { ...control, label: `${title}, ${control.label}` },
    ),
  );

/** The units of which anything is corrected. */
export const correctedUnits = (kit: CorrectionsData, draft: Draft): readonly string[] =>
  Object.keys(Object(draft.units)).filter((id) => kit.units.includes(id));

/** All that differs: by unit, hex, side, table and scenario. */
export function changesIn(kit: CorrectionsData, draft: Draft, words: Words): readonly Change[] {
  const ofSheet = (sheet: Sheet, place: Place): Change[] =>
    controlsOf(sheet)
      .filter(isChanged)
      .map((control) => ({ control, place, subject: sheet.title }));
  const onMaps = kit.correctedHexes(draft).flatMap(({ map, hex }): Change[] => {
    const place = { kind: 'hex', map, hex } as const;
    const where = kit.maps.length > 1 ? `${words.t(`corrections.map.${map}`)} ` : '';
    const sides = kit.sides(draft, map, hex, words).flatMap(({ across, controls }) =>
      // The same side belongs to the other hex, too.
      across === null || across < hex
        ? []
        : controls
            .filter(isChanged)
            .map((control) => ({ control, place, subject: `${where}${hex}–${across}` })),
    );
    const sheet = kit.hex(draft, map, hex, words);
    return [...ofSheet({ ...sheet, title: `${where}${sheet.title}` }, place), ...sides];
  });
  return [
    ...correctedUnits(kit, draft).flatMap((id) => ofSheet(kit.unit(draft, id, words), { kind: 'unit', id })),
    ...onMaps,
    ...kit.tables(draft, words).flatMap((sheet) => ofSheet(sheet, { kind: 'table' })),
    ...(draft.scenarios === undefined ? [] : kit.scenarios(draft, words)).flatMap((sheet) =>
      ofSheet(sheet, { kind: 'table' }),
    ),
  ];
}
