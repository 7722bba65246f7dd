import { spent } from '../../../../art/counters/spent.ts';
import { mix } from '../../../../art/draw/colour.ts';
import { slope, stops } from '../../../../art/draw/gradient.ts';
import { tag } from '../../../../art/draw/svg.ts';
import type { People } from '../../../../art/palettes/types.ts';
import { sidePalettes, type Theme } from '../../../../art/themes.ts';
import { allIconDefs } from '../icons.ts';
import { scorchDefs } from '../symbols/ruin.ts';

const PEOPLES: readonly People[] = ['defender', 'militia', 'invader', 'minorMonster', 'summoned'];

export type MedallionBody = 'grown' | 'young' | 'spent';

export const bodyId = (theme: Theme, people: People, acted: boolean): string =>
  `hw-${theme}-${people}${acted ? '-acted' : ''}`;

export const medallionId = (theme: Theme, body: MedallionBody): string => `hw-${theme}-medallion-${body}`;

/** Gradients and icons the counters and symbols of a theme point to; once a page. */
export const artDefs = (theme: Theme): string =>
  tag('defs', {}, allIconDefs() + bodies(theme) + medallions(theme) + scorchDefs(theme));

function bodies(theme: Theme): string {
  const palettes = sidePalettes(theme);
  return PEOPLES.map((people) => {
    const { top, bottom } = palettes[people];
    return (
      slope(bodyId(theme, people, false), top, bottom) +
      slope(bodyId(theme, people, true), spent(top, 'top'), spent(bottom, 'bottom'))
    );
  }).join('');
}

function medallions(theme: Theme): string {
  const { top, bottom } = sidePalettes(theme).majorMonster;
  const ball = (body: MedallionBody, from: string, to: string) =>
    tag('radialGradient', { id: medallionId(theme, body), cx: 0.38, cy: 0.3, r: 0.85 }, stops(from, to));
  return (
    ball('grown', top, bottom) +
    ball('young', mix(top, '#e08a4a', 0.45), mix(bottom, '#8a4020', 0.4)) +
    ball('spent', mix(top, '#8b867c', 0.55), mix(bottom, '#7b766c', 0.45))
  );
}
