import type { Server } from 'node:http';

export function createServer(): Server;
export function serve(): void;
