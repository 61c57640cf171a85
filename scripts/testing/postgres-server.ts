import type { TestProject } from 'vitest/node';
import { findPostgres, startCluster } from '#fixtures/store/testing/private-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One private PostgreSQL for the whole test run; it is removed at the end. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL has disappeared since this run was set up');
  const cluster = await startCluster(bin);
  project.provide('postgres', cluster.url('postgres'));
  return cluster.stop;
}
