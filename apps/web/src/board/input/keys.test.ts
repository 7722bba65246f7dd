import { describe, expect, it } from 'vitest';
import { commandOf, directionOf } from './keys.ts';

const key = (name: string, more = {}) => ({ key: name, code: name, shiftKey: false, ...more });

describe('keys of the hex cursor', () => {
  it('arrows go north, south and to the upper sides, with Shift to the lower ones', () => {
    expect(directionOf(key('ArrowUp'))).toBe(0);
    expect(directionOf(key('ArrowRight'))).toBe(1);
    expect(directionOf(key('ArrowRight', { shiftKey: true }))).toBe(2);
    expect(directionOf(key('ArrowDown'))).toBe(3);
    expect(directionOf(key('ArrowLeft', { shiftKey: true }))).toBe(4);
    expect(directionOf(key('ArrowLeft'))).toBe(5);
  });

  it('the numpad goes its six ways, with and without NumLock', () => {
    const pad = [8, 9, 3, 2, 1, 7];
    expect(pad.map((n) => directionOf({ key: String(n), code: `Numpad${n}`, shiftKey: false }))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(directionOf({ key: 'ArrowLeft', code: 'Numpad4', shiftKey: false })).toBeNull();
    expect(directionOf({ key: 'PageUp', code: 'Numpad9', shiftKey: false })).toBe(1);
  });

  it('leaves letters and the digits of the prompt to others', () => {
    expect(directionOf(key('3', { code: 'Digit3' }))).toBeNull();
    expect(commandOf(key('u', { code: 'KeyU' }))).toBeNull();
    expect(commandOf(key('0', { code: 'Digit0' }))).toBe('fit');
  });
});
