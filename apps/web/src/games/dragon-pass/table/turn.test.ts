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
