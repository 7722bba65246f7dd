import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { court, gave, LUNAR, neutral, SARTAR } from '../alliances/alliances.fixture.ts';
import { dragonPass } from '../game/dragon-pass.ts';
import { dragonPassBots } from './bots.ts';

const greedy = dragonPassBots.get('greedy');

/** What the bot does in the alliance phase. */
const choice = (t: ReturnType<typeof court>) =>
  greedy?.choose(dragonPass, t.state, 'sartar', seededDice('bot'), { evaluations: 100 });

it('claims a people that has to grant it, and none that cannot', () => {
  const sure = court({ pieces: {}, ledger: [gave(SARTAR, 'exiles', 25), gave(LUNAR, 'exiles', 5)] });
  expect(choice(sure)).toEqual({ type: 'claim', people: 'exiles' });
  const hopeless = court({ pieces: {}, ledger: [gave(SARTAR, 'exiles', 19)] });
  expect(choice(hopeless)).toEqual({ type: 'end' });
});

it('sends a single unit as emissary, but does not risk an army', () => {
  const templars = [0, 1, 2].map((number) => neutral('sun-dome-templars', number));
  const [a, b, c] = templars;
  const militia = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `m${i}`,
        { type: 'free-army-brotherhoods', owner: 'sartar', hex: '2630' },
      ]),
    );
  const stack = (count: number) => court({ pieces: { a: a!, b: b!, c: c!, ...militia(count) } });
  expect(choice(stack(1))).toMatchObject({ type: 'emissary' });
  expect(choice(stack(6))).toEqual({ type: 'end' });
});

it('shares its points out in a few large gifts', () => {
  const t = court({ pieces: {}, phase: 'rally', turn: 2 });
  t.play('sartar', { type: 'end' });
  const actions = dragonPass.propose?.(t.state, 'sartar') ?? [];
  expect(actions.length).toBeLessThan(5);
  expect(actions.at(-1)).toEqual({ type: 'seal' });
});
