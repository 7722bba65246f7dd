import type { PassTable } from '../../usePassTable.ts';

/** Questions that come outside the player's own turn, and the abilities of the units that make them possible. */
const ASKED = {
  freeze: ['holds-cavalry'],
  call: ['draws-units'],
  spare: ['makes-illusions'],
  disclose: ['casts-shadow', 'glows', 'calls-hound'],
  neutralise: ['dragon'],
} as const;

export type Interrupt = keyof typeof ASKED;

export const INTERRUPTS: readonly Interrupt[] = ['freeze', 'call', 'spare', 'disclose', 'neutralise'];

export const isInterrupt = (kind: string | undefined): kind is Interrupt =>
  kind !== undefined && Object.hasOwn(ASKED, kind);

/** Those that the player's units on the map can still bring about. */
export function interruptsOf({ view, world, player }: PassTable): readonly Interrupt[] {
  const able = new Set(
    view.units
      .filter(({ owner, hex }) => owner === player && hex >= 0)
      .flatMap(({ type }) => {
        const { abilities = [], kind = null } = world.types[type] ?? {};
        return [...abilities, kind];
      }),
  );
  return INTERRUPTS.filter(
    (kind) => !(kind === 'freeze' && view.used.includes(kind)) && ASKED[kind].some((one) => able.has(one)),
  );
}
