import {
  type Action,
  bridgehead,
  type Event,
  GRID,
  MAP,
  optionsSchema,
  positionSchema,
  RULE_TEXTS,
  STRENGTH,
  type State,
  type View,
} from '@hexwyrm/bridgehead';
import { bridgeheadAdviser, bridgeheadBots } from '@hexwyrm/bridgehead/bots';
import { bridgeheadWords } from '@hexwyrm/bridgehead/words';
import { jsonSchemaOf } from '@hexwyrm/protocol';
import { anyKit } from '../kit.ts';
import { ruleBook } from '../rule-book.ts';
import { createTeller } from '../teller.ts';
import { annals } from './annals.ts';
import { picturesOf } from './pictures.ts';

export const kit = anyKit<State, Action, Event, View>({
  game: bridgehead,
  title: 'Bridgehead',
  scenario: 'bridge',
  bots: bridgeheadBots,
  adviser: bridgeheadAdviser,
  annals,
  queries: {},
  optionsSchema: jsonSchemaOf(optionsSchema),
  positionSchema: jsonSchemaOf(positionSchema),
  rules: ruleBook(RULE_TEXTS),
  data: { map: MAP, units: MAP.units, tables: { strength: STRENGTH } },
  league: null,
  concession: { type: 'concede' },
  tellerIn: (tongue) => createTeller(bridgehead, bridgeheadWords, tongue, picturesOf),
  scenarioName: () => 'The bridge',
  gridOf: () => GRID,
});
