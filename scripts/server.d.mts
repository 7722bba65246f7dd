import type { Server } from 'node:http';

export function createServer(folder?: string): Server;
