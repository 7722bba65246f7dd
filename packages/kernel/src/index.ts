export * from './contract.ts';
export * from './dice.ts';
export * from './errors.ts';
export * from './json.ts';
