import type { PeopleId } from './leaders.ts';

/** What a people can do: its clauses, and the action of those that work once a game. */
interface Power {
  readonly clause: string;
  readonly once?: string;
}

const DRAGON: readonly Power[] = [
  { clause: 'DP-16.6.3-a' },
  { clause: 'DP-16.6.3-c' },
  { clause: 'DP-16.6.5-a' },
  { clause: 'DP-16.6.6-a' },
];

/** What each people is known for, in the order in which its page tells it. */
const POWERS: Readonly<Record<PeopleId, readonly Power[] | undefined>> = {
  dragonewts: [{ clause: 'DP-16.5.2-a' }, { clause: 'DP-16.5.2-e' }, { clause: 'DP-16.5.3-a' }],
  ethilrist: [
    { clause: 'DP-16.14.2-a', once: 'cloak' },
    { clause: 'DP-16.14.3-b', once: 'doom-run' },
    { clause: 'DP-16.14.4-a' },
  ],
  cragspider: [
    { clause: 'DP-16.2-b', once: 'pillar' },
    { clause: 'DP-16.2-d' },
    { clause: 'DP-16.2.2-a' },
    { clause: 'DP-16.2.1-a' },
  ],
  exiles: [{ clause: 'DP-16.8-a', once: 'fracture' }, { clause: 'DP-17.2-a' }, { clause: 'DP-17.2-h' }],
  ironhoof: [{ clause: 'DP-16.12-a', once: 'freeze' }, { clause: 'DP-16.12-c' }, { clause: 'DP-16.12-f' }],
  grazelanders: [{ clause: 'DP-16.9-a' }, { clause: 'DP-16.9-d' }],
  androgeus: [{ clause: 'DP-16.1-d' }, { clause: 'DP-16.1-a' }],
  'red-dragon': DRAGON,
  'green-dragon': DRAGON,
  'brown-dragon': DRAGON,
  dwarf: [{ clause: 'DP-16.7.2-a' }, { clause: 'DP-16.7.1-e' }, { clause: 'DP-16.7.1-d' }],
  delecti: [{ clause: 'DP-16.3.2.2-a' }, { clause: 'DP-16.3.2.5-d' }, { clause: 'DP-16.3.2.3-d' }],
  hydra: [{ clause: 'DP-16.11-b' }, { clause: 'DP-16.11-c' }, { clause: 'DP-16.11-e' }],
  puppeteers: [{ clause: 'DP-16.13.3.1-a' }, { clause: 'DP-16.13.3.2-c' }, { clause: 'DP-16.13.3.4-b' }],
  'spirit-of-movement': [{ clause: 'DP-16.15-c' }, { clause: 'DP-16.15-e', once: 'speed' }],
  'sun-dome-templars': [{ clause: 'DP-16.16-b' }, { clause: 'DP-16.16-c' }],
  'tusk-riders': [{ clause: 'DP-16.17-a' }, { clause: 'DP-16.17-f' }],
  dinosaurs: [{ clause: 'DP-16.4-b' }, { clause: 'DP-16.4-d' }, { clause: 'DP-16.4-h' }],
  'hungry-jack': [{ clause: 'DP-16.10.2-a' }, { clause: 'DP-16.10.2-g' }, { clause: 'DP-16.10.2-h' }],
  giants: [{ clause: 'DP-17.1-b' }, { clause: 'DP-17.1-d' }, { clause: 'DP-17.1-e' }],
};

export const powersOf = (people: PeopleId): readonly Power[] => POWERS[people] ?? [];
