import type { ReactNode } from 'react';
import type { BoardKit } from '../board/kit.ts';
import type { Words } from '../i18n/index.ts';
import type { GameView } from '../kit/kit.ts';
import type { Draft } from './draft.ts';

export type Value = string | number | boolean | null | readonly (string | number)[];

/** How a value is changed. */
export type Kind =
  /** `others`: what may be there instead of a number, by its value in the file. */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly others?: readonly Other[];
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | { readonly kind: 'yes' }
  | { readonly kind: 'text' }
  /** Names, one a line. */
  | { readonly kind: 'names' }
  /** Figures in a row, such as those of a table. */
  | { readonly kind: 'row' };

export interface Other {
  readonly value: string | null;
  /** The sign for it on the counter. */
  readonly sign: string;
}

/** How sure a shipped value is. */
export interface Source {
  readonly kind: 'printed' | 'source' | 'inferred' | 'repaired' | 'rules' | 'reconstructed';
  /** The text that has it. */
  readonly name?: string;
  /** Why it is what it is, as the data file says. */
  readonly reason?: string;
}

/** A value that an owner of the printed game may set right. */
export interface Control {
  /** Its place in the file. */
  readonly path: string;
  readonly label: string;
  /** At the head of a column of such values; without it the label. */
  readonly heading?: string;
  readonly kind: Kind;
  readonly now: Value;
  readonly was: Value;
  readonly source: Source | null;
  /** The file with another value; with the shipped one it is not in the file any more. */
  set(value: Value): Draft;
}

/** Values that belong together: the areas of a monster, the sides of a counter. */
export interface Group {
  readonly title: string | null;
  readonly controls: readonly Control[];
}

/** A unit, a hex, a table or a scenario with all its values. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  /** "human · troop · mounted" */
  readonly line: string;
  readonly groups: readonly Group[];
}

/** A side of a hex, north first. */
export interface Side {
  /** The hex across; null at the rim. */
  readonly across: string | null;
  readonly controls: readonly Control[];
  /** The ink in which its outline shows on the map. */
  readonly look: 'open' | 'wall' | 'gate' | 'door' | 'ridge';
}

/** Where a value is corrected. */
export type Place =
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'hex'; readonly map: string; readonly hex: string }
  | { readonly kind: 'table' };

/** What a board of the editor shows. */
export interface EditorView extends GameView {
  readonly map: string;
  readonly corrections: Draft;
  /** The printed number of the hex that is corrected. */
  readonly hex: string;
  readonly sides: readonly Side[];
}

/** What of a game can be corrected. Its members are methods: a game reads the drafts as its own corrections. */
export interface CorrectionsData {
  readonly maps: readonly string[];
  /** A hex to begin with. */
  firstHex(map: string): string;
  readonly units: readonly string[];
  unit(draft: Draft, id: string, words: Words): Sheet;
  hex(draft: Draft, map: string, hex: string, words: Words): Sheet;
  /** How sure the shipped hex is. */
  sourceOf(map: string, hex: string): Source;
  sides(draft: Draft, map: string, hex: string, words: Words): readonly Side[];
  /** What a place is called on the map. */
  nameOf(draft: Draft, map: string, hex: string, words: Words): string | null;
  /** Hexes of which anything is corrected, their sides included. */
  correctedHexes(draft: Draft): readonly { readonly map: string; readonly hex: string }[];
  tables(draft: Draft, words: Words): readonly Sheet[];
  scenarios(draft: Draft, words: Words): readonly Sheet[];
  /** Where what is written at a place in the file is corrected; null: only as text. */
  placeOf(draft: Draft, path: string): Place | null;
  /** The values of a warning in the language of the screen. */
  readable(
    values: Readonly<Record<string, string | number>>,
    words: Words,
  ): Readonly<Record<string, string | number>>;
}

/** What a game gives the editor: its data, and how they are drawn. */
export interface CorrectionsKit extends CorrectionsData {
  readonly board: BoardKit;
  /** A side of the counter; nothing where nothing of it can be corrected. */
  Counter(props: CounterProps): ReactNode;
  /** Throws where the map cannot be drawn as it is corrected now. */
  draw(draft: Draft, map: string): void;
}

export interface CounterProps {
  readonly draft: Draft;
  readonly unit: string;
  readonly size: number;
  readonly back: boolean;
}
