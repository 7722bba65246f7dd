import type { Side, Terrain } from '@hexwyrm/bridgehead';
import type { Theme } from '../../../art/themes.ts';

interface Inks {
  readonly ground: Readonly<Record<Terrain, string>>;
  readonly line: string;
  readonly number: string;
}

const INKS: Readonly<Record<Theme, Inks>> = {
  day: {
    ground: { open: '#e9e2c8', woods: '#a9bd86', river: '#9cc3d5', bridge: '#c9a97a' },
    line: '#7d7458',
    number: '#5c553f',
  },
  night: {
    ground: { open: '#3a3a33', woods: '#2c3b2b', river: '#24404f', bridge: '#5d4a31' },
    line: '#6f6a58',
    number: '#b5ae97',
  },
  colourBlind: {
    ground: { open: '#efe9d8', woods: '#b9bfa2', river: '#8fbfe6', bridge: '#d0b48c' },
    line: '#6b6552',
    number: '#4d4838',
  },
};

export const inksOf = (theme: Theme): Inks => INKS[theme];

/** The body and the ink of a counter: told apart by lightness too. */
export const LIVERY: Readonly<Record<Side, { readonly body: string; readonly ink: string }>> = {
  red: { body: '#b5322a', ink: '#fff3e8' },
  blue: { body: '#cfe0f2', ink: '#14325a' },
};
