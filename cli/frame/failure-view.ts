/** How a failed command looks on a terminal: what is the matter, where, and what to do next. */
import type { Paper } from '#cli/text/paper.ts';
import { clean, wrapped } from '#cli/text/width.ts';

interface Told {
  readonly message: string;
  readonly next: string | null;
  readonly call: string | null;
  readonly detail: string | null;
}

/** Lines for stderr. */
export function failureLines({ message, next, call, detail }: Told, paper: Paper): string {
  const where = [call, detail].filter((each) => each !== null).join(' · ');
  const [first = '', ...rest] = wrapped(`✗ ${clean(message)}`, paper.columns - 2);
  return [
    paper.ink.red(first),
    ...rest.map((line) => paper.ink.red(`  ${line}`)),
    ...(where === '' ? [] : where.split('\n').flatMap((line) => indented(clean(line), paper))),
    ...(next === null ? [] : wrapped(`→ ${clean(next)}`, paper.columns - 2).map((line) => `  ${line}`)),
  ].join('\n');
}

const indented = (text: string, { columns, ink }: Paper): string[] =>
  wrapped(text, columns - 2).map((line) => ink.dim(`  ${line}`));
