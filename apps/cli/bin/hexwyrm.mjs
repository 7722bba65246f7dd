#!/usr/bin/env node
import '../../../scripts/node-version.mjs';
import { ensureBuilt } from '../../../scripts/prepare.mjs';

await ensureBuilt();
await import('../dist/hexwyrm.mjs');
