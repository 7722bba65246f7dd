// The worked example of chapter 18, as the rules give it.

import { scriptedDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { dragonPass } from '../game/dragon-pass.ts';

it('18, the Travelling Stone is closed only where the Spirit of Movement takes part: in none of these scenarios (DP-18-f)', () => {
  // Those in whose Lunar zone 1902 lies: within the Glowline, or anywhere outside old Sartar.
  for (const scenario of ['pass-1', 'pass-2', 'pass-5']) {
    const state = dragonPass.setup(scenario, {}, scriptedDice([]));
    for (;;) {
      const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
      if (dragonPass.decision(state)?.kind === 'deploy' && seat === 'lunar') break;
      for (const action of dragonPass.propose?.(state, seat) ?? [])
        dragonPass.apply(state, seat, action, scriptedDice([]));
    }
    const [next] = dragonPass
      .legal(state, 'lunar')
      .flatMap((action) => (action.type === 'deploy' ? [action] : []));
    const deploy = (hex: string) =>
      dragonPass.explain(state, 'lunar', { type: 'deploy', unit: next?.unit, hex });
    expect(deploy('1902').ok, scenario).toBe(true);
    expect(state.units.length).toBeGreaterThan(0);
  }
});
