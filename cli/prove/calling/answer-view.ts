import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';

interface Called {
  readonly call: string;
  readonly answer: object;
  readonly content?: string;
}

/** A decoded answer as JSON that a person can read; the server's words above it. */
export function answerText({ answer, content = '' }: Called, { ink }: Paper): string {
  const json = JSON.stringify(answer, null, 2).split('\n').map(clean).join('\n');
  return content === '' ? json : `${ink.green(clean(content))}\n${json}`;
}
