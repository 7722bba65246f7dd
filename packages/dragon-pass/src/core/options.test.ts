import { OptionError, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it, test } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { worldFor } from './world/world.ts';

const setup = (options: unknown) => dragonPass.setup('pass-5', options, seededDice('options'));

describe('options', () => {
  it('are both in force unless somebody declines', () => {
    expect(setup({}).options).toEqual({ screening: true, berserkers: true });
    expect(setup(undefined).options).toEqual({ screening: true, berserkers: true });
    expect(setup({ screening: false }).options).toEqual({ screening: false, berserkers: true });
    expect(setup({ berserkers: false }).options).toEqual({ screening: true, berserkers: false });
  });

  test.each([
    [{ fog: true }, 'fog'],
    [{ screening: 'yes' }, 'screening'],
    [7, 'options'],
    [{ corrections: { units: { elf: {} } } }, 'corrections'],
    [{ corrections: { weather: {} } }, 'corrections'],
  ])('%j is refused', (options, name) => {
    expect(() => setup(options)).toThrow(OptionError);
    expect(() => setup(options)).toThrow(new RegExp(name));
  });

  it('corrections come with the game', () => {
    const state = setup({ corrections: { moon: [0, 2, 4, 7, 4, 3, 0] } });
    expect(worldFor(state.corrections).tables.redMoon.values).toEqual([0, 2, 4, 7, 4, 3, 0]);
    expect(worldFor(null).tables.redMoon.values).not.toEqual([0, 2, 4, 7, 4, 3, 0]);
  });
});
