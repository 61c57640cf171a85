import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';

interface Made {
  readonly file: string;
  readonly steps: number;
  readonly notes: readonly string[];
}

/** Where the scenario was written, and what is left to do. */
export const madeScenario = ({ file, steps, notes }: Made, { say, ink }: Paper): string =>
  [
    ink.green(say(`${steps} 步，已写入 ${clean(file)}`, `${steps} steps, written to ${clean(file)}`)),
    ...notes.map((note) => `  ${clean(note)}`),
    `  yaocang smoke run ${clean(file)}`,
  ].join('\n');
