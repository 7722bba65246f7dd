export class Failed extends Error {
  constructor(code: number);
  readonly code: number;
}
