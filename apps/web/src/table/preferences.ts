import { create } from 'zustand';
import { recall, remember } from '../storage/settings.ts';

interface Preferences {
  /** Ask before a phase is ended with units that could still act. */
  readonly asksEnd: boolean;
  /** Single letters are commands. */
  readonly letters: boolean;
  /** Dice tumble in the log before they settle. */
  readonly tumbling: boolean;
  /** Sounds for dice, losses and the player's turn. */
  readonly sounds: boolean;
  setAsksEnd(on: boolean): void;
  setLetters(on: boolean): void;
  setTumbling(on: boolean): void;
  setSounds(on: boolean): void;
}

/** How this person likes the table. */
export const usePreferences = create<Preferences>((set) => ({
  asksEnd: recall('asks-end') !== 'no',
  letters: recall('letters') !== 'no',
  tumbling: recall('tumbling') !== 'no',
  sounds: recall('sounds') !== 'no',
  setAsksEnd(asksEnd) {
    remember('asks-end', asksEnd ? null : 'no');
    set({ asksEnd });
  },
  setLetters(letters) {
    remember('letters', letters ? null : 'no');
    set({ letters });
  },
  setTumbling(tumbling) {
    remember('tumbling', tumbling ? null : 'no');
    set({ tumbling });
  },
  setSounds(sounds) {
    remember('sounds', sounds ? null : 'no');
    set({ sounds });
  },
}));
