/** Reads order lines from a file or stdin. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Cli } from '#cli/frame/cli.ts';
import { say } from '#cli/parts/order-list/dictionary.ts';
import { Fault } from '#cli/text/fault.ts';
import { tooManyLines } from '#shared/messages/quick-order.ts';
import { MOST_LIST_BYTES, textOfFile } from '#shared/rules/list-file.ts';
import { MOST_LINES, readOrderLines } from '#shared/rules/read-order-lines.ts';

export { faultOf } from '#cli/parts/order-list/list-result.ts';
export { orderLinesOf } from '#cli/parts/order-list/order-lines-of.ts';

/** Reads stdin for `-`, or for a pipe without a file. */
export async function readList({ terminal }: Cli, file: string | undefined) {
  const piped = terminal.stdin.isTTY !== true;
  if (file === undefined && !piped) throw new Fault('usage', say.noList, { next: say.giveList });
  const bytes = file === undefined || file === '-' ? await buffer(terminal.stdin) : await fileBytes(file);
  const text = bytes.length > MOST_LIST_BYTES ? undefined : textOfFile(bytes);
  if (text === undefined) throw new Fault('usage', say.noText(file ?? 'stdin'), { next: say.asCsv });
  const { lines, count } = readOrderLines(text);
  if (count > MOST_LINES) {
    const words = [tooManyLines(MOST_LINES).text, `${count} lines: at most ${MOST_LINES} at once`] as const;
    throw new Fault('usage', words);
  }
  return lines;
}

const fileBytes = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((cause: unknown) => {
    throw new Fault('usage', say.unreadable(file), { cause });
  });

/** Quotes a word for a shell. */
export const quoted = (word: string): string =>
  /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;
