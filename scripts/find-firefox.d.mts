import type { Found } from './find-chromium.mjs';

export function findFirefox(): Found | null;
