export const root: string;
export class Failed extends Error {
  constructor(code: number);
  readonly code: number;
}
