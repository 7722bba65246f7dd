import type { LaunchOptions } from 'playwright-core';

export interface Found extends LaunchOptions {
  /** The major one. */
  readonly version: number;
  readonly executablePath: string;
}

export function findChromium(): Promise<Found>;
export function packagedChromium(): Promise<Found | null>;
