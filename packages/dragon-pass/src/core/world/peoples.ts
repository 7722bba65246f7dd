// The independent peoples of the pass: what it takes to win them, where they live, and which units come along (14.1.1, 14.2).

import { memo } from '@hexwyrm/wargame';
import peoples from '../../../data/peoples.json' with { type: 'json' };
import type { Hex } from '../vocabulary.ts';
import type { Land } from './land.ts';

/** Units of a people that come with an alliance. */
export interface Levy {
  readonly type: string;
  /** One counter of the type, from 1; all of them where left out. */
  readonly number?: number;
  /**
   * Where they appear: `city`, the home of each; `home`, where the people was won; `edge`, as reinforcements; `aside`,
   * off the map; a hex; anywhere in the territory where left out.
   */
  readonly at?: string;
  /** For `edge`: which stretch of it, by the seat that has won the people. */
  readonly edges?: Readonly<Record<string, string | undefined>>;
  /** It is set up in the hex of that unit. */
  readonly beside?: string;
}

export interface People {
  readonly id: string;
  readonly kind: string;
  readonly clause: string;
  /** Of a major independent: by how many points a claim has to exceed the other side's (DP-PAC.MajorIndependents-a). */
  readonly lead?: number;
  readonly territory?: string;
  readonly capital?: string;
  /** False for units that may leave their territory at once (DP-14.1.4-f). */
  readonly leash?: boolean;
  /** Dragonewts on their roads do not trespass here (R-DPP-38). */
  readonly roads?: boolean;
  /** The type of unit that joins the opponent of who wins it. */
  readonly rival?: string;
  /** How a people without a lead is won. */
  readonly way?: string;
  /** Where it is approached (DP-14.2-a). */
  readonly homes?: readonly string[];
  readonly units: readonly Levy[];
}

export const PEOPLES: readonly People[] = peoples;

/** DP-PAC.MajorIndependents-a: those that are won by points, in the order of the printed card. */
export const MAJORS: readonly People[] = PEOPLES.filter(({ kind }) => kind === 'major');

const BY_ID: ReadonlyMap<string, People> = new Map(PEOPLES.map((people) => [people.id, people]));

export function peopleNamed(id: string): People {
  const people = BY_ID.get(id);
  if (!people) throw new RangeError(`there is no people ${id}`);
  return people;
}

/** The one people that is won in that way. */
export function peopleWon(way: string): People {
  const people = PEOPLES.find((one) => one.way === way);
  if (!people) throw new RangeError(`no people is won by ${way}`);
  return people;
}

/** The hexes of a people's land: 1 for each. */
export const territoryOf = memo((land: Land) =>
  memo(({ territory }: People): Uint8Array => {
    if (territory !== 'dragonewt-cities')
      return Uint8Array.from(land.territory, (one) => (one === territory ? 1 : 0));
    const hexes = new Uint8Array(land.territory.length);
    for (const city of land.cities) hexes[city] = 1;
    return hexes;
  }),
);

const hexIn = (land: Land, name: string): Hex => land.grid.index.get(name) ?? -1;

/** The capital of a major independent (DP-PAC.MajorIndependents-b), or -1. */
export const capitalOf = (land: Land, { capital }: People): Hex =>
  capital === undefined ? -1 : hexIn(land, capital);

export const homesOf = (land: Land, { homes = [] }: People): readonly Hex[] =>
  homes.map((name) => hexIn(land, name));
