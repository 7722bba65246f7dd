import type { LaunchOptions } from 'playwright-core';

export function findChromium(): Promise<LaunchOptions>;
