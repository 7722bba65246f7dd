import '../engine/jitless.ts';

export { MAX_FILE_BYTES, playersSchema } from '@hexwyrm/kernel';
export { fileKind, parseJson } from '@hexwyrm/protocol';
