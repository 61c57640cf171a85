import { inject } from 'vitest';

/** Read by the code that opens a store for a test. */
process.env.TEST_POSTGRES = inject('postgres');
await import('./shared-process.ts');
