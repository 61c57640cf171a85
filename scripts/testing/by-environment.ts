import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { needsFreshModules } from './fresh-modules.ts';

/** The line by which a test file asks for a browser's globals. */
const ENVIRONMENT = /^\/\/ @vitest-environment (\S+)/m;

/**
 * The order of test files. Vitest keeps a process for the next file only while project and environment stay the same;
 * else it ends the process, and Node, the libraries and the embedded database start again. So files that can share a
 * process run one after another, in Vitest's own order. Those that need fresh modules come last of these: the file after
 * one of them would have to load all of its own again.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, Record<'shared' | 'fresh', TestSpecification[]>>();
    for (const file of await super.sort(files)) {
      const source = readFileSync(file.moduleId, 'utf8');
      const environment = ENVIRONMENT.exec(source)?.[1] ?? 'node';
      const group = `${file.project.name} ${environment}`;
      const { shared, fresh } = groups.get(group) ?? { shared: [], fresh: [] };
      (needsFreshModules(file.moduleId, source) ? fresh : shared).push(file);
      groups.set(group, { shared, fresh });
    }
    return [...groups.values()].flatMap(({ shared, fresh }) => [...shared, ...fresh]);
  }
}
