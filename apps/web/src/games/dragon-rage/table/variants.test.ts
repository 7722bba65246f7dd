import type { Action } from '@hexwyrm/dragon-rage';
import { describe, expect, it } from 'vitest';
import { facingsOf, VARIANTS, valuesOf } from './variants.ts';

const { turned, proposal, rivals, vary } = VARIANTS;

const bound = (facing: 'N' | 'NE' | 'NW'): Action => ({ type: 'bound', unit: 0, to: '1008', facing });
const bounds: [Action, ...Action[]] = [bound('N'), bound('NE'), bound('NW')];

const strike = (head: number, legs: number): Action => ({
  type: 'strike',
  unit: 0,
  hex: '1009',
  groups: { ...(head > 0 && { head }), ...(legs > 0 && { legs }) },
});
const strikes: [Action, ...Action[]] = [strike(0, 1), strike(1, 0), strike(1, 1)];

describe('variants of an option', () => {
  it('turn clockwise through the facings that are allowed', () => {
    expect(facingsOf(bounds)).toEqual(['N', 'NE', 'NW']);
    expect(turned(bounds, bounds[0], 1)).toEqual(bound('NE'));
    expect(turned(bounds, bounds[0], -1)).toEqual(bound('NW'));
  });

  it('begin with all groups and the facing last chosen', () => {
    expect(proposal(strikes, null)).toEqual(strike(1, 1));
    expect(proposal(bounds, 'NW')).toEqual(bound('NW'));
    expect(proposal(bounds, 'SE')).toEqual(bound('NE'));
    expect(proposal(bounds, 'SW')).toEqual(bound('NW'));
  });

  it('change in what is wished and in nothing else', () => {
    expect(vary(strikes, strike(1, 1), { groups: '1.0.0' })).toEqual(strike(1, 0));
    expect(vary(strikes, strike(1, 1), { groups: '0.2.0' })).toEqual(strike(1, 1));
  });

  it('compete by chance only where an area is chosen', () => {
    const aim = (area: 'head' | 'legs'): Action => ({ type: 'shoot', unit: 1, monster: 0, area });
    expect(rivals([aim('head'), aim('legs')])).toHaveLength(2);
    expect(valuesOf([aim('head'), aim('legs')], 'area')).toEqual(['head', 'legs']);
    expect(rivals(strikes)).toEqual([strike(1, 1)]);
  });
});
