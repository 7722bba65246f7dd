import { expect, test } from 'vitest';
import { hintFor, portFrom } from './serve.mjs';

test('PORT is a number, or left out', () => {
  expect(portFrom(undefined)).toBe(8080);
  expect(portFrom('')).toBe(8080);
  expect(portFrom('0')).toBe(0);
  expect(portFrom('8081')).toBe(8081);
  expect(portFrom('65535')).toBe(65_535);
  for (const odd of [' ', ' 80', '80 ', '65536', '-1', '+80', '80.0', '8e1', '0x50', '٨٠', 'http', '999999'])
    expect(portFrom(odd), odd).toBeNull();
});

test('the hint fits the shells of the system', () => {
  expect(hintFor(8080, 'linux')).toBe('PORT=8081 npm start');
  expect(hintFor(65_535, 'darwin')).toBe('PORT=65534 npm start');
  expect(hintFor(8080, 'win32')).toBe('set PORT=8081&& npm start (in PowerShell: $env:PORT=8081; npm start)');
});
