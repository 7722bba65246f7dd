// Dragons (16.6): dragonfights, and the glow they put out. What they do in battle is in stacks/dragons.ts.

import * as z from 'zod/mini';
import type { Words } from '../../core/position-words.ts';
import type { Addition, Power } from '../../core/power.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { allDragons } from '../../stacks/kinds.ts';
import * as dragonfight from './dragonfight.ts';
import * as neutralise from './neutralise.ts';

export type Added = dragonfight.Added & neutralise.Added;
export type Events = dragonfight.Events & neutralise.Events;

export const actions = () => [...dragonfight.actions(), ...neutralise.actions()] as const;

export const frames = (words: Words) => [...dragonfight.frames(words), ...neutralise.frames(words)] as const;

export const rules = { ...dragonfight.rules, ...neutralise.rules };
export const { forecasts } = neutralise;
export const frameRules = { ...dragonfight.frameRules, ...neutralise.frameRules };

export const added = {
  blank: () => ({ owing: undefined, neutralising: undefined }),
  fields: ({ unit }) => ({
    owing: z.exactOptional(z.array(unit)),
    neutralising: z.exactOptional(z.array(unit)),
  }),
  seen({ owing }, { known }) {
    const seen = owing?.filter(known) ?? [];
    return { owing: seen.length > 0 ? seen : undefined };
  },
} satisfies Addition<Added>;

export const power: Power = {
  phases: { exotics: ['dragonfight'] },
  reactions: ['neutralise', 'relight'],
  duties: { exotics: dragonfight.fightDuty },
  mayAct: {
    exotics: (board) =>
      allDragons(board).some((id) =>
        activeLairs(board, id).some((hex) => dragonfight.foesAround(board, hex).length > 0),
      ),
  },
  phaseBegins(play, phase) {
    if (phase === 'exotics') dragonfight.noteOwing(play);
  },
  phaseEnds: (play) => dragonfight.forgetOwing(play),
  passed: neutralise.stopNeutralising,
};
