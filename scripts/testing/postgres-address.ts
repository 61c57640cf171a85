import { inject } from 'vitest';

/** What opens a store for a test looks here. */
process.env.TEST_POSTGRES = inject('postgres');
await import('./shared-process.ts');
