import type { View } from '@hexwyrm/dragon-rage';
import { UNIT_ART } from '../art/counters/unit-art.ts';
import { pathOf } from '../art/icons.ts';
import { coloursOf, type Side } from '../view.ts';
import './standard.css';

/** The banner of a side: its colour and its sign. */
export function Standard({ side, map }: { readonly side: Side; readonly map: View['map'] }) {
  const sign = side === 'invader' ? UNIT_ART.DRAGON.icon : UNIT_ART.HERO.icon;
  return (
    <svg className={`standard standard-${coloursOf({ map }, side)}`} viewBox="0 0 160 226" aria-hidden="true">
      <path className="standard-cloth" d="M3 3H157V196L80 223L3 196Z" />
      <path className="standard-hem" d="M13 14H147V188L80 211L13 188Z" />
      <path className="standard-sign" transform="translate(28 44) scale(.203)" d={pathOf(sign)} />
    </svg>
  );
}
