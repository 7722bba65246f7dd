import { type Action, dragonPass, type Event, type View } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { LANGUAGES } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { wordsIn } from './testing/words-in.ts';

// Some things hardly ever happen in a game at random: here everything happens once, and all of it is said.

const view = dragonPass.view(dragonPass.setup('pass-5', { screening: false }, seededDice('kinds')), 'lunar');
const [unit, by, target, cargo] = [3, 4, 5, 6];
const [hex, from, to] = ['3524', '3523', '3524'];
const seat = 'lunar';
const rolls = [
  { seat: 'lunar', die: 3 },
  { seat: 'tarsh', die: 5 },
];

type Happenings = { readonly [T in Event['type']]: Omit<Extract<Event, { type: T }>, 'type' | 'clause'> };

const EVENTS: Happenings = {
  'moon-chosen': { phase: 'full' },
  deployed: { unit, hex },
  'deployment-ended': { seat, waiting: [unit, by] },
  'order-rolled': { order: 'turns', die: 4, seat },
  'reserve-formed': { seat, count: 10 },
  'turn-began': { turn: 2, moon: 'dying' },
  phase: { turn: 2, seat, phase: 'rally' },
  conceded: { seat },
  'game-over': { winner: seat, reason: 'concession' },
  moved: { unit, from, to, cost: 0.5 },
  carried: { unit, by },
  'set-down': { unit, hex },
  arrived: { unit, hex, cost: 1 },
  restacked: { hex },
  unseen: { what: 'moved', seat, colour: 'horde', from, to: '' },
  'control-changed': { hex, seat },
  'glowline-fell': {},
  committed: { unit, hex },
  supported: { unit, hex },
  'returned-to-box': { unit },
  'attack-planned': { attackers: [unit], targets: [hex] },
  'battle-declared': { attackers: [], defenders: [unit], targets: [hex, from], commander: seat },
  'command-rolled': { rolls },
  'battle-ended': { targets: [hex] },
  struck: { cause: 'physical', total: 6, die: 2, modifier: 0, loss: 1, by: [by], hex },
  fired: { hex, total: 1.5, die: 6, modifier: -4, result: '2DD', by: [by] },
  devoured: { by, unit },
  reserved: { units: [unit] },
  retreated: { unit, from, to },
  held: { units: [unit, by] },
  advanced: { unit, from, to },
  disrupted: { unit },
  eliminated: { unit, hex: '' },
  captured: { unit, seat, hex },
  'became-neutral': { unit },
  stampeded: { unit, die: 1, from, to: null },
  rallied: { unit },
  'escape-rolled': { unit, die: 1, needs: 2, success: false },
  rejoined: { unit, hex },
  protected: { units: [unit], hex },
  'went-berserk': { unit, scapegoat: target },
  'rage-ended': { unit },
  sown: { unit, hex },
  disclosed: { unit, hex, reveals: true },
  concealed: { unit },
  'storm-raised': { hex: null },
  'weather-changed': { weather: 'rain' },
  flooded: { hexes: [hex, from] },
  drained: {},
  'meteors-fell': { hex },
  'random-event': { turn: 2, dice: [4, 2], name: 'twin-stars', kind: 'stars', none: false },
  'giant-appeared': { unit, hex },
  withdrawn: { unit, hex },
  'plague-rolled': { hex, die: 1, struck: true },
  'illness-rolled': { unit, hex, die: 2, result: 'dead' },
  'emperor-left': { unit, die: 3, turn: 7 },
  'emperor-expected': { unit, seat },
  'stars-appeared': { unit, hex },
  'reserves-called': { seat, count: 2 },
  'brought-back': { unit },
  'points-gained': { seat, people: 'exiles', points: 10 },
  'totals-told': { people: 'androgeus', totals: [{ seat, points: 3 }], reveals: true },
  'offer-made': { seat },
  'offers-opened': { totals: [{ seat, points: 45 }], reveals: true },
  'wasps-swarmed': { hex },
  rampaged: { units: [unit, by], hex },
  mustered: { unit, hex },
  fed: { unit, due: 2 },
  'bat-starved': {},
  'bat-unsated': { seat, due: 1, rolls },
  'feeding-missed': { phase: 'black' },
  'fracture-drawn': { hexes: [hex] },
  'earth-broke': { hexes: [hex], enclosed: [from] },
  'fortress-ruined': { hex },
  'points-received': { seat, points: 50 },
  'points-allotted': { seat, people: 'exiles', points: 1, audience: [seat] },
  'points-sealed': { seat },
  'alliance-claimed': { seat, people: 'exiles', points: 20, granted: true, reveals: true },
  'alliance-won': { seat, people: 'exiles' },
  trespassed: { seat, people: 'grazelanders', count: 2 },
  'emissary-sent': { unit, people: 'hydra', hex, die: 3, result: 'refuses', reveals: true },
  'cavalry-frozen': {},
  dragonfought: { unit, hex },
  'dragons-duelled': { unit, target },
  'superheroes-met': { hex },
  neutralised: { unit, hex },
  relighted: { unit },
  'fire-raised': { hexes: [hex] },
  'flew-west': { unit, hex },
  'came-back': { unit, hex, alone: false },
  called: { unit: -1, hex, depth: 1 },
  'call-unheeded': { hex, depth: 1 },
  'drawn-out': { unit, from },
  'devouring-rolled': { unit, by, die: 3, success: true },
  quickened: { unit, hex },
  'dwarf-visited': { unit, hex, die: 3, result: 'nothing', target, reveals: true },
  'hydra-roused': { unit, die: 4 },
  'cloud-spread': { hex },
  'cloud-lifted': { hex },
  'goblins-joined': { unit, hex, seat },
  'hound-unleashed': { unit, from, to },
  'hound-amok': { unit, die: 3, from, to },
  'hound-called': { unit, hex },
  nourished: { unit, due: 1 },
  'dinosaur-joined': { unit, hex, seat },
  'zombie-raised': { unit, hex },
  'zombies-numbered': { count: 3 },
  sacrificed: { unit, hex, die: 1, result: 'cursed', reveals: true },
  scouted: { unit, hex, die: 1, result: 'captured' },
  'assassin-struck': { unit, target, die: 4, modifier: -1, success: false },
  'assassin-fled': { unit, die: 6, result: 'away' },
  seen: { hex, units: [unit], audience: [seat], reveals: true },
  transformed: { unit, factor: 'range' },
  resurrected: { unit, hex },
  replaced: { unit, units: [target] },
  bought: { unit, price: 5 },
};

type Choices = { readonly [T in Action['type']]: Omit<Extract<Action, { type: T }>, 'type'> };

const ACTIONS: Choices = {
  moon: { phase: 'empty-half' },
  allot: { people: 'exiles', points: 5 },
  seal: {},
  claim: { people: 'exiles' },
  emissary: { unit },
  knock: { unit },
  deploy: { unit, hex },
  hold: { unit },
  first: { unit },
  ready: {},
  step: { unit, to },
  carry: { unit, cargo },
  'set-down': { unit },
  arrive: { unit, hex },
  restack: { hex },
  next: { unit },
  keep: {},
  end: {},
  commit: { unit, hex },
  attack: { hex, unit: null },
  join: { unit },
  widen: { hex },
  fight: {},
  support: { unit, hex },
  done: {},
  defer: {},
  hush: {},
  protect: { unit },
  withhold: { unit },
  devour: { by, unit },
  take: { unit },
  aim: { unit, hex },
  volley: { hex },
  disrupt: { unit },
  lose: { unit },
  reserve: { unit },
  retreat: { unit, to },
  'lead-away': { to },
  advance: { unit, to },
  blame: { unit },
  rejoin: { hex },
  reappear: { hex },
  hasten: { by, unit },
  drive: { unit, to },
  ride: { unit, to },
  sow: { unit, hex },
  disclose: { unit },
  conceal: { unit },
  storm: { hex: null },
  offer: { points: 45 },
  lure: { hex },
  withdraw: { unit },
  'bring-back': { unit },
  wasps: {},
  rampage: { unit },
  meteor: { hex },
  muster: { unit, hex },
  feed: { unit },
  scout: { hex },
  strike: { unit },
  quake: { lines: 2 },
  nourish: { unit },
  march: { unit, to },
  raise: { hex },
  visit: { unit },
  sacrifice: { by, unit },
  fracture: { hex },
  freeze: {},
  dragonfight: { unit },
  slay: { unit },
  sweep: {},
  neutralise: { unit },
  relight: { unit },
  pillar: { hex, side: 'east' },
  fetch: { unit },
  bring: { unit, hex },
  call: { by, hex, depth: 1 },
  approach: { unit, to },
  quicken: {},
  cloak: {},
  unleash: { hex },
  confront: { unit },
  transform: { unit, factor: 'magic' },
  forfeit: { hex, depth: 0 },
  replace: { unit },
  pay: { unit },
  buy: { unit },
  concede: {},
};

type Frame = View['frames'][number];
type Questions = {
  readonly [K in Exclude<Frame['kind'], 'segment' | 'battle' | 'area-effect' | 'doom-run'>]: Omit<
    Extract<Frame, { kind: K }>,
    'kind' | 'player'
  >;
};

const clause = 'DP-8.4-b';
const spot = 100;

const FRAMES: Questions = {
  moon: {},
  deploy: { unit, named: false, held: [] },
  settle: { people: 'exiles', unit, named: false, held: [] },
  diplomacy: { players: [0, 1] },
  restack: { hex: spot, placed: [unit] },
  declare: { targets: [spot], attackers: [unit] },
  protect: { hex: spot, left: 0, among: [], clause, secret: true },
  disclose: { unit, clause },
  agents: { hex: spot },
  spirits: {},
  devour: { prey: [{ by, unit }] },
  casualties: { cause: 'defensive-spirit', hex: spot, taken: [] },
  aim: { side: 'defenders' },
  hits: { hex: spot, disrupt: 2, eliminate: 1, either: true, chosen: [] },
  array: {},
  retreat: {},
  regroup: { hexes: [spot], clause },
  'lead-away': { unit, hexes: [spot] },
  advance: { moved: [] },
  blame: { avenger: unit, candidates: [target] },
  rejoin: { unit },
  reappear: { unit },
  rallying: {},
  assassin: { unit, hex: spot },
  fracture: { lines: [[spot]], length: 8, count: 1 },
  freeze: {},
  duel: { unit, among: [target] },
  superheroes: { hex: spot },
  call: { called: [] },
  drawn: { units: [unit] },
  neutralise: {},
  confront: { hex: spot },
  'bat-debt': { left: 2 },
  exchange: { unit, paid: [] },
  raise: { left: 2 },
  auction: { players: [0, 1], most: 100 },
  giant: { unit, hexes: [spot] },
  withdrawal: { roll: 32, left: 3 },
};

const GAPS = /[{}\uE000-\uE003]|undefined|NaN/;

test.each(LANGUAGES)(
  '%s: everything that can happen, be done and be asked is said without gaps',
  async (language) => {
    const words = await wordsIn(language);
    const said: string[] = [];
    for (const [type, event] of Object.entries(EVENTS))
      said.push(words.eventSentence({ type, clause, ...event }, view).text);
    for (const [type, action] of Object.entries(ACTIONS)) {
      said.push(words.actionLabel({ type, ...action }, view), words.kindName(type));
    }
    for (const [kind, frame] of Object.entries(FRAMES)) {
      const decision = { seats: [seat], kind, clause, facts: { hex } };
      const asked = { ...view, frames: [{ kind, player: 0, ...frame }] };
      said.push(words.decisionTitle({ decision }, asked), words.decisionHint({ decision }, asked));
    }
    expect(said.length).toBeGreaterThan(200);
    const count = (kinds: object): number => Object.keys(kinds).length;
    expect(said.length).toBe(count(EVENTS) + 2 * count(ACTIONS) + 2 * count(FRAMES));
    for (const text of said) {
      expect(text).not.toMatch(GAPS);
      expect(text.trim()).not.toBe('');
    }
  },
);
