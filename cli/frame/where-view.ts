/** Where a run happens, in one line; production stands out. */
import type { Paper } from '#cli/text/paper.ts';
import { wrapped } from '#cli/text/width.ts';

interface Profile {
  readonly name: string;
  readonly kind: string;
  readonly base: string;
}

/** The line that each run begins with on stderr. */
export function whereLine({ name, kind, base }: Profile, { columns, ink }: Paper): string {
  const lines = wrapped(`yaocang · ${name} (${kind}) · ${base}`, columns);
  return lines.map((line) => (kind === 'production' ? ink.bold(ink.yellow(line)) : line)).join('\n');
}
