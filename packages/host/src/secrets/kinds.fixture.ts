// Two positions that differ in one secret of Dragon Pass, for every kind of secret.

import { type Json, type Seat, SPECTATOR } from '@hexwyrm/kernel';
import {
  beside,
  type Change,
  due,
  forgotten,
  gave,
  hide,
  hiding,
  named,
  type Position,
  phase,
  START,
  swap,
} from './position.fixture.ts';

/** A secret of Sartar: what one position has and the other has not, and who may not notice. */
export interface Kind {
  readonly name: string;
  /** What both have in common. */
  readonly setting?: Change;
  readonly one: Change;
  readonly other: Change;
  readonly lookers?: readonly Seat[];
  /** Who does notice. */
  readonly witness?: Seat;
  /** Sides of stacks play no part. */
  readonly always?: true;
}

const LOOKERS: readonly Seat[] = ['lunar', SPECTATOR];
export const lookersOf = ({ lookers = LOOKERS }: Kind): readonly Seat[] => lookers;
export const witnessOf = ({ witness = 'sartar' }: Kind): Seat => witness;

/** Both positions of a kind. */
export function positionsOf({ setting, one, other }: Kind, screening: boolean): readonly [Json, Json] {
  const made = (change: Change): Json => {
    const position: Position = JSON.parse(JSON.stringify(START));
    position.options.screening = screening;
    setting?.(position);
    change(position);
    return JSON.parse(JSON.stringify(position));
  };
  return [made(one), made(other)];
}

/** Event 12 of this game-turn: Sartar has made an offer, Lunar has not. */
const auction: Change = (position) => {
  position.frames = [
    { kind: 'segment', step: 3 },
    { kind: 'auction', players: ['lunar'], most: 325 },
  ];
};

/** Neither has made an offer. */
export const bothOffer: Change = (position) => {
  position.frames = [
    { kind: 'segment', step: 3 },
    { kind: 'auction', players: ['lunar', 'sartar'], most: 325 },
  ];
};

const offer =
  (points: number): Change =>
  (position) => {
    position.chance = {
      rolled: [{ turn: 3, roll: 12, without: null }],
      offers: [{ player: 'sartar', points }],
    };
  };

/** Illusions, and the Puppeteers who made them, under units of Sartar. */
const haunted: Change = (position) => {
  phase('movement')(position);
  const [here, there] = hiding(position);
  for (const illusion of [1, 2, 3, 4, 5])
    position.units[named(position, 'illusionary-armies', illusion)].owner = 'sartar';
  hide(position, named(position, 'puppeteer-troupe'), here, 'sartar');
  hide(position, named(position, 'illusionary-armies'), there, 'sartar');
};

const swapPuppeteers: Change = (position) =>
  swap(position, named(position, 'puppeteer-troupe'), named(position, 'illusionary-armies'));

const asIs: Change = () => {};

const swapHidden: Change = (position) => {
  const [here, there] = hiding(position);
  swap(position, here.units[1], there.units[1]);
};

export const KINDS: readonly Kind[] = [
  {
    name: 'DP-14.1.2-d: which peoples have the points',
    always: true,
    setting: forgotten,
    one: (position) => gave(position, 'ironhoof', 40),
    other: (position) => {
      for (const people of ['exiles', 'grazelanders']) gave(position, people, 20);
    },
  },
  {
    name: 'R-DPP-36: the bonus for the rebuff of a claim',
    always: true,
    setting(position) {
      forgotten(position);
      const claim = {
        turn: 2,
        player: 'lunar',
        people: 'ironhoof',
        points: 15,
        open: [0, 0],
        claim: 'denied',
      };
      position.diplomacy.told = [claim];
    },
    one: (position) => gave(position, 'ironhoof', 15),
    other(position) {
      gave(position, 'ironhoof', 16);
      gave(position, 'ironhoof', 5, 'rebuff', 2);
    },
  },
  {
    name: 'DP-14.1.2-d: points that are being shared out',
    always: true,
    one: asIs,
    other: (position) => gave(position, 'exiles', 20, 'allotted', 3),
  },
  {
    name: 'DP-18.9.5-b R-DPP-113: points put aside for replacements, or none',
    always: true,
    setting: forgotten,
    one: (position) => gave(position, 'exiles', 40),
    other(position) {
      gave(position, 'fund', 40);
      position.funds = [{ player: 'sartar', points: 40 }];
    },
  },
  {
    name: 'DP-18.9.5-c: what a purchase has left in the fund',
    always: true,
    setting(position) {
      phase('rally')(position);
      const [lost] = hiding(position)[0].units.splice(-1);
      position.units[lost].hex = 'dead';
    },
    one(position) {
      position.funds = [{ player: 'sartar', points: 8 }];
    },
    other(position) {
      position.funds = [{ player: 'sartar', points: 40 }];
    },
  },
  {
    name: 'DP-PAC.RandomEvents.12-a: an offer that has been made',
    always: true,
    setting: auction,
    one: offer(0),
    other: offer(30),
  },
  { name: 'DP-5.3-b: which units are under others', setting: phase('exotics'), one: asIs, other: swapHidden },
  {
    name: 'DP-5.3-b: which units under others are disrupted',
    setting: phase('exotics'),
    one: asIs,
    other(position) {
      position.units[hiding(position)[0].units[1]].down = true;
    },
  },
  {
    name: 'DP-17.2-b: what an assassin of Lunar has seen',
    setting(position) {
      phase('exotics')(position);
      position.active = 'lunar';
      position.scouted = [{ player: 'lunar', hex: hiding(position)[0].hex }];
    },
    one: asIs,
    other: swapHidden,
    lookers: [SPECTATOR],
    witness: 'lunar',
  },
  {
    name: 'DP-12.2-e: under which units a Runner has sprung up',
    setting(position) {
      phase('movement')(position);
      const runner = named(position, 'dragontooth-runners');
      position.sown = [runner];
      const [here] = hiding(position);
      hide(position, runner, here, 'sartar');
    },
    one: asIs,
    other(position) {
      swap(position, named(position, 'dragontooth-runners'), named(position, 'free-army-brotherhoods'));
    },
  },
  { name: 'DP-16.13.3.5-b: who is an illusion', setting: haunted, one: asIs, other: swapPuppeteers },
  {
    name: 'DP-16.6.3-a: whether a hidden dragon owes a dragonfight',
    setting(position) {
      phase('exotics')(position);
      const [here, there] = hiding(position);
      hide(position, named(position, 'dragons'), here, 'sartar');
      position.units[named(position, 'illusionary-armies')].owner = 'sartar';
      hide(position, named(position, 'illusionary-armies'), there, 'sartar');
      // A unit of Lunar stands beside it.
      const foe = position.stacks.find(({ units: [top] }) => position.units[top].owner === 'lunar');
      if (foe === undefined) throw new Error('Lunar has no stack');
      foe.hex = beside(here.hex);
      for (const id of foe.units) position.units[id].hex = foe.hex;
    },
    one(position) {
      position.owing = [named(position, 'dragons')];
    },
    other: (position) => swap(position, named(position, 'dragons'), named(position, 'illusionary-armies')),
  },
  {
    name: 'DP-16.7.2-a: whom the Alchemical Transformer doubles',
    setting(position) {
      phase('exotics')(position);
      const [here] = hiding(position);
      hide(position, named(position, 'alchemical-transformer'), here, 'sartar');
      position.acted = [named(position, 'alchemical-transformer')];
    },
    one: asIs,
    other(position) {
      position.doubling = { unit: hiding(position)[0].units[1], factor: 'magic' };
    },
  },
  {
    name: 'DP-6.9.1-d: which unit is still to come',
    setting(position) {
      phase('movement')(position);
      const late = named(position, 'free-army-brotherhoods');
      for (const stack of position.stacks) stack.units = stack.units.filter((id) => id !== late);
      position.units[late].hex = 'waiting';
    },
    one: (position) => due(position, named(position, 'free-army-brotherhoods')),
    other(position) {
      const [late, there] = [1, 2].map((number) => named(position, 'free-army-brotherhoods', number));
      swap(position, late, there);
      due(position, there);
    },
  },
];
