import { dragonPass } from '@hexwyrm/dragon-pass';
import { expect, it } from 'vitest';
import { tableView } from '../table-view.fixture.ts';
import { passTurn } from './turn.ts';

const at = (phase: string) => {
  const view = tableView(
    dragonPass.load({
      format: 'hexwyrm-position',
      version: 1,
      game: 'dragon-pass',
      scenario: 'pass-1',
      active: 'lunar',
      phase: 'movement',
      units: [
        { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
        { type: 'foot-militia', owner: 'sartar', hex: '1914' },
      ],
    }),
    'lunar',
    { phase },
  );
  const now = passTurn.phaseAt(view);
  return passTurn.phasesOf(view)[now]?.id;
};

it('a phase that an army without spirits does not show belongs to the one before it, never to the time before the first turn', () => {
  expect(at('battles')).toBe('battles');
  expect(at('commit')).toBe('movement');
  expect(at('support')).toBe('battles');
});

it('a game-turn with peoples to be won begins with its segments, before the side that moves first', () => {
  const state = dragonPass.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-7',
    active: 'lunar',
    phase: 'movement',
    moon: 'full',
    units: [{ type: 'line-cavalry', owner: 'lunar', hex: '1910' }],
  });
  const view = tableView(state, 'lunar');
  const shown = passTurn.phasesOf(view);
  expect(shown.slice(0, 5).map(({ id }) => id)).toEqual([
    'diplomacy',
    'events',
    'giants',
    'alliances',
    'movement',
  ]);
  expect(shown.findIndex(({ heading }) => heading?.side === 'lunar')).toBe(2);
  expect(shown[passTurn.phaseAt(view)]?.id).toBe('movement');
  const inSegment = (step: number) =>
    passTurn.phaseAt(tableView(state, 'lunar', { frames: [{ kind: 'segment', step }] }));
  expect([inSegment(1), inSegment(2), inSegment(3)]).toEqual([0, 1, 1]);
});

it('the phases of the other side are folded after one’s own, or before them; without a giant on the map nobody moves at random', () => {
  const state = (active: string, giant: object[] = []) =>
    dragonPass.load({
      format: 'hexwyrm-position',
      version: 1,
      game: 'dragon-pass',
      scenario: 'pass-7',
      active,
      phase: 'movement',
      moon: 'full',
      units: [{ type: 'line-cavalry', owner: 'lunar', hex: '1910' }, ...giant],
    });
  const first = tableView(state('lunar'), 'lunar');
  expect(passTurn.othersOf?.(first).map(({ heading, done }) => [heading.side, done])).toEqual([
    ['sartar', false],
  ]);
  const second = tableView(state('sartar'), 'lunar');
  expect(passTurn.othersOf?.(second).map(({ heading, done }) => [heading.side, done])).toEqual([
    ['lunar', true],
  ]);
  // The initiative has shifted (DP-PAC.RandomEvents.11-a).
  const turned = tableView(state('sartar'), 'lunar', { reversed: true });
  expect(passTurn.othersOf?.(turned).map(({ done }) => done)).toEqual([false]);
  const isSkipped = (view: typeof first) =>
    passTurn.phasesOf(view).find(({ id }) => id === 'giants')?.skipped;
  expect(isSkipped(first)).toBe(true);
  // In the phases of the Empire it stands on the other side (DP-17.1-e).
  const giant = { type: 'giants', owner: 'sartar', hex: '4505' };
  expect(isSkipped(tableView(state('lunar', [giant]), 'lunar'))).toBeUndefined();
});
