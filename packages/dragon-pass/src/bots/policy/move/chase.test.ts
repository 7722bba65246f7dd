import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../../index.ts';
import { harrek, rage } from '../../../testing/berserkers.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { chase } from './chase.ts';

const idle: Piece = { code: '3-3-3', owner: 'lunar', hex: '0404' };
const goat: Piece = { code: '5-4-5', owner: 'sartar', hex: '2015' };

describe('a superhero in a rage', () => {
  it('is taken to its scapegoat, past its friends, until the phase may end', () => {
    const t = table<string>({
      land: 'dragon-pass',
      phase: 'movement',
      pieces: { harrek: harrek('2011', 'lunar'), goat, idle },
      state: rage(0, 1),
    });
    const steps: string[] = [];
    while (!dragonPass.explain(t.state, 'lunar', { type: 'end' }).ok) {
      const step = chase(dragonPass, t.state, 'lunar')!;
      steps.push(step.type === 'step' && step.unit === t.id('harrek') ? step.to : '');
      dragonPass.apply(t.state, 'lunar', step, seededDice('chase'));
    }
    expect(steps).toEqual(['2012', '2013', '2014']);
  });

  it('is nobody where nobody rages', () => {
    const t = table<string>({ land: 'dragon-pass', phase: 'movement', pieces: { idle, goat } });
    expect(chase(dragonPass, t.state, 'lunar')).toBeNull();
  });
});
