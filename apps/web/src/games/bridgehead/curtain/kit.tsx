import type { CurtainKit } from '../../../curtain/kit.ts';
import { LIVERY } from '../art/inks.ts';
import picture from '../home/pictures/bridgehead.svg';

/** The curtain of Bridgehead: nothing is secret. */
export const bridgeheadCurtain: CurtainKit = {
  pictureOf: () => picture,
  Standard: ({ seat }) => (
    <svg className="standard" viewBox="0 0 160 226" aria-hidden="true">
      <path fill={LIVERY[seat === 'red' ? 'red' : 'blue'].body} d="M3 3H157V196L80 223L3 196Z" />
    </svg>
  ),
  secretOf: () => null,
};
