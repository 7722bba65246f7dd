import './engine/jitless.ts';

// Everything else comes after: no schema may be made before.
void import('./start.tsx');
