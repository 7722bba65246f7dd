import * as z from 'zod/mini';

// The page allows no evaluated code; imported first, before any schema is made.
z.config({ jitless: true });
