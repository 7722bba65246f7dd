import type { FaceData, FactorData } from '../core/world/data.ts';

/** Symbols a code does not show. */
export interface Symbols {
  readonly flies?: boolean;
  readonly waterwalk?: boolean;
  readonly stonewalk?: boolean;
  readonly exotic?: boolean;
  readonly treasure?: boolean;
  /** A physical magician: its range is underlined. */
  readonly physical?: boolean;
}

/**
 * A side of a counter from its unit code, CF-MgF-MF-RF (DP-4.3-a): X is blank, = borrowed (16.6.4), (4!) a single being that leads, 2* a
 * missile factor, 1h a herd, oo infinite, [-2] chaos, moon and half a cyclical factor, (8) a range in parentheses.
 */
export function faceFrom(code: string, symbols: Symbols = {}): FaceData {
  const [cf = 'X', mgf = 'X', mf = 'X', rf = 'X'] = code.replace(/\[-(\d+)\]/g, '~$1').split('-');
  const leader = (cf.match(/!/g) ?? []).length;
  return {
    cf: {
      ...value(cf),
      ...(cf.startsWith('(') && { parenthesized: true }),
      ...(leader > 0 && { leader }),
      ...(cf.includes('*') && { missile: (cf.match(/\*/g) ?? []).length }),
      ...(cf.includes('h') && cf !== 'half' && { herd: true }),
      ...(symbols.treasure && { treasure: true }),
    },
    mgf: { ...value(mgf), ...((mgf.includes('*') || symbols.exotic) && { exotic: true }) },
    mf: {
      ...(mf === '+2' ? { value: '+2' } : value(mf)),
      ...(leader > 0 && { heroicMove: true }),
      ...(symbols.flies && { flies: true }),
      ...(symbols.waterwalk && { waterwalk: true }),
      ...(symbols.stonewalk && { stonewalk: true }),
    },
    rf: {
      ...value(rf),
      ...(rf.startsWith('(') && { special: true }),
      ...(symbols.physical && { physical: true }),
    },
  };
}

function value(text: string): FactorData {
  if (text === 'X') return { value: null };
  if (text === '=') return { value: 'stack' };
  if (text === 'oo') return { value: 'inf' };
  if (text === 'moon') return { value: 7, cyclic: 'full' };
  if (text === 'half') return { value: 3.5, cyclic: 'half' };
  if (text === 'x2') return { value: 'x2' };
  if (text.startsWith('~')) return { value: -Number.parseInt(text.slice(1), 10), chaotic: true };
  return { value: Number(text.replace(/[()!*h]/g, '')) };
}
