import { type Dice, OptionError, UnknownScenarioError } from '@hexwyrm/kernel';
import { asOption } from '@hexwyrm/wargame';
import { openPlay, type Play } from '../core/board.ts';
import { counter } from '../core/counters.ts';
import { type Options, readWishes, type Wishes } from '../core/options.ts';
import type { State } from '../core/state.ts';
import { WAITING } from '../core/vocabulary.ts';
import { blankState } from '../state/blank.ts';
import { groundRefusal } from '../terrain/crossing.ts';
import { checkCorrections } from '../world/corrections.ts';
import { tooSmallRoster } from './campaign.ts';
import { correctedSheet } from './correct-sheet.ts';
import { goalWithHandicap } from './handicap.ts';
import { muster } from './muster.ts';
import {
  type City,
  type Opening,
  SCENARIOS,
  type Scenario,
  type ScenarioSheet,
  SHEETS,
} from './scenarios.ts';

/** A new game up to the first real choice; `settle` takes the steps that have one answer. */
export function setUp(scenario: string, given: unknown, dice: Dice, settle: (play: Play) => void): State {
  const found = SCENARIOS.find(({ id }) => id === scenario);
  if (!found)
    throw new UnknownScenarioError(
      scenario,
      SCENARIOS.map(({ id }) => id),
    );
  const play = open(found, readWishes(given), dice);
  checkEntryPoints(play);
  settle(play);
  return play.state;
}

function open(scenario: Scenario, wishes: Wishes, dice: Dice): Play {
  const { opening } = scenario;
  checkChoices(opening, wishes);
  switch (opening.kind) {
    case 'printed':
      return openSheet(opening.sheet, wishes, dice);
    case 'random':
      return openSheet(drawSheet(opening.map, dice), wishes, dice);
    case 'introductory':
      return openFirstGame(scenario, opening.sheet, wishes, dice);
    case 'point-choice':
    case 'campaign':
      return openDraft(scenario, wishes, dice);
    case 'planned':
      return openPlan(scenario, wishes, dice);
  }
}

/** DR-3.1-a: a die among the six scenarios of a map. */
function drawSheet(map: City, dice: Dice): ScenarioSheet {
  const sheets = SHEETS.filter((sheet) => sheet.map === map);
  return sheets[dice.d6() - 1];
}

function openMap(scenario: string, map: City, { options, corrections }: Wishes, dice: Dice): Play {
  if (corrections) asOption('corrections', () => checkCorrections(map, corrections));
  return openPlay(blankState(scenario, map, options, corrections), dice);
}

function openSheet(printed: ScenarioSheet, wishes: Wishes, dice: Dice): Play {
  const sheet = correctedSheet(printed, wishes.corrections);
  const play = openMap(sheet.id, sheet.map, wishes, dice);
  play.state.first = sheet.firstPlayer;
  play.state.goal = goalWithHandicap(sheet.goal, wishes.options.handicap);
  muster(play, sheet.forces);
  return play;
}

/** DR-2.3-w, DR-2.6.1-b, DR-3.1.1-g: the game of the manuals, always graded; the higher die picks a side. */
function openFirstGame(scenario: Scenario, sheet: ScenarioSheet, wishes: Wishes, dice: Dice): Play {
  const profile = wishes.options.profile === 'full' ? 'basic' : wishes.options.profile;
  const options: Options = { ...wishes.options, profile, grading: true };
  const play = openMap(scenario.id, sheet.map, { ...wishes, options }, dice);
  const [first, second] = scenario.seats;
  play.state.seats = { invader: first, defender: second };
  play.state.goal = play.world.tables.grades.manual.great;
  muster(play, correctedSheet(sheet, wishes.corrections).forces);
  const rolled = rollForSides(dice);
  const seat = rolled[rolled.length - 2] > rolled[rolled.length - 1] ? first : second;
  play.state.frames.push({ kind: 'choose-side', seat, dice: rolled });
  return play;
}

/** Both players roll until the dice differ (R-DR-115). */
function rollForSides(dice: Dice): number[] {
  const rolled = [dice.d6(), dice.d6()];
  while (rolled[rolled.length - 2] === rolled[rolled.length - 1]) rolled.push(dice.d6(), dice.d6());
  return rolled;
}

/** DR-3.3.2-b: both draft in secret. */
function openDraft(scenario: Scenario, wishes: Wishes, dice: Dice): Play {
  const play = openMap(scenario.id, chosenMap(wishes.options), wishes, dice);
  const { campaign } = wishes.options;
  if (campaign !== undefined && tooSmallRoster(play.world.tables.campaign, campaign))
    throw new OptionError(
      'campaign.rosters',
      `start at ${play.world.tables.campaign.startRoster} (DR-4.1-b)`,
    );
  const armies = { invader: {}, defender: {} };
  play.state.frames.push({ kind: 'draft', armies, ready: { invader: false, defender: false } });
  return play;
}

/** DR-3.3.1-a: the first seat plans. */
function openPlan(scenario: Scenario, wishes: Wishes, dice: Dice): Play {
  const play = openMap(scenario.id, chosenMap(wishes.options), wishes, dice);
  const [planner, other] = scenario.seats;
  play.state.seats = { invader: planner, defender: other };
  const armies = { invader: {}, defender: {} };
  play.state.frames.push({ kind: 'plan', seat: planner, armies, goal: null });
  return play;
}

function chosenMap({ map }: Options): City {
  if (map === null) throw new OptionError('map', 'a point game needs a map');
  return map;
}

/** Options that mean nothing in this kind of game are refused rather than ignored. */
function checkChoices({ kind }: Opening, { options, named }: Wishes): void {
  const points = kind === 'point-choice' || kind === 'planned' || kind === 'campaign';
  if (options.map !== null && !points) throw new OptionError('map', 'the scenario names the map');
  if (options.profile !== 'full' && kind !== 'introductory')
    throw new OptionError('profile', 'only the introductory game has another profile');
  if (named.has('profile') && options.profile === 'full' && kind === 'introductory')
    throw new OptionError('profile', 'the introductory game is basic');
  if (named.has('grading') && !options.grading && kind === 'introductory')
    throw new OptionError('grading', 'the introductory game is always graded');
  if (options.elowyn && kind === 'introductory')
    throw new OptionError('elowyn', 'she is no part of the introductory game');
  if (options.handicap !== null && (kind === 'introductory' || kind === 'planned'))
    throw new OptionError('handicap', 'the players have no sides yet');
  checkCampaign(kind, options);
}

/** DR-4.1-a: a game of a campaign is told which one it is; its rosters balance it, without a handicap. */
function checkCampaign(kind: Opening['kind'], { campaign, handicap }: Options): void {
  if (kind !== 'campaign') {
    if (campaign !== undefined) throw new OptionError('campaign', 'only a game of a campaign has rosters');
    return;
  }
  if (campaign === undefined)
    throw new OptionError('campaign', 'needs the number of the game and the rosters');
  if (handicap !== null) throw new OptionError('handicap', 'the rosters of a campaign balance it');
}

/** DR-2.9-j: reinforcements must be able to be in the hexes where they arrive. */
function checkEntryPoints(play: Play): void {
  const foot = counter(play.world, play.world.tables.reinforcements.esirien.unit, 'defender', WAITING);
  for (const name of play.state.options.entryPoints ?? []) {
    const hex = play.map.grid.index.get(name);
    if (hex === undefined) throw new OptionError('entryPoints', `hex ${name} is not on the map`);
    if (groundRefusal(play, foot, hex)) throw new OptionError('entryPoints', `nobody can stand in ${name}`);
  }
}
