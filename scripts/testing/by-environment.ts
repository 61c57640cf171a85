import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The line by which a test file asks for a browser's globals. */
const ENVIRONMENT = /^\/\/ @vitest-environment (\S+)/m;

/**
 * The order of test files. Vitest keeps a process for the next file only while project and environment stay the same;
 * else it ends the process, and Node, the libraries and the embedded database start again. So files that can share a
 * process run one after another, in Vitest's own order.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const group = `${file.project.name} ${environmentOf(file.moduleId)}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}

const environmentOf = (path: string): string => ENVIRONMENT.exec(readFileSync(path, 'utf8'))?.[1] ?? 'node';
