import type { Paper } from './paper.ts';
import { table } from './table.ts';

interface Row {
  readonly code: string;
  readonly exit: number;
  readonly about: readonly [zh: string, en: string];
}

/** The exit codes as a table. */
export const exitCodeTable = (rows: readonly Row[], paper: Paper): string =>
  table(
    rows,
    [
      { head: paper.say('退出码', 'Exit'), cell: ({ exit }) => String(exit), right: true },
      { head: paper.say('名称', 'Code'), cell: ({ code }) => code },
      { head: paper.say('含义', 'Meaning'), cell: ({ about }) => paper.say(...about), shrinksTo: 16 },
    ],
    paper,
    '',
  );
