import '../engine/jitless.ts';

export { fileKind, parseJson } from '@hexwyrm/protocol';
