/** Reads order lines from a file or stdin. */
import type { Cli } from '#cli/frame/cli.ts';
import { say } from '#cli/parts/order-list/dictionary.ts';
import type { ListAbout } from '#cli/parts/order-list/list-result.ts';
import type { NewLine } from '#cli/parts/order-list/order-lines-of.ts';
import { bytesOf, bytesOfInput } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import { type ListFileRead, type ListFileRefusal, readListFile } from '#shared/flows/list-file/read-list-file.ts';
import {
  emptyFile,
  lockedFile,
  noListFile,
  oldExcelFile,
  tooLargeFile,
  tooManyLines,
  tooManyRows,
  unpacksTooLarge,
} from '#shared/messages/quick-order.ts';
import { MOST_LINES, MOST_ROWS } from '#shared/rules/quick-order/order-list/limits.ts';
import { type Given, readByColumns } from './columns.ts';

export { quoted } from '#cli/frame/aim-hints.ts';
export { faultOf } from '#cli/parts/order-list/list-result.ts';
export { orderLinesOf } from '#cli/parts/order-list/order-lines-of.ts';
export { writeResult } from './result-file.ts';

export interface ReadList {
  readonly lines: readonly NewLine[];
  readonly about: ListAbout;
}

interface Flags extends Given {
  readonly part?: number | undefined;
  readonly sheet?: string | undefined;
}

const tableIn = async (markup: string) => (await import('#shared/flows/list-file/html-table.ts')).tableIn(markup);

/** Reads stdin for `-`, or for a pipe without a file. Asks for columns that are not sure, or names the flag. */
export async function readList(cli: Cli, file: string | undefined, flags: Flags): Promise<ReadList> {
  const { terminal } = cli;
  const piped = terminal.stdin.isTTY !== true;
  if (file === undefined && !piped) throw new Fault('usage', say.noList, { next: say.giveList });
  const bytes = await (file === undefined || file === '-' ? bytesOfInput(terminal.stdin) : bytesOf(file));
  const read = inSheet(await readListFile(bytes, tableIn), flags.sheet);
  if (!read.ok) throw refused(file ?? 'stdin', read);
  const { sheet, otherSheets } = read.file;
  if (otherSheets.length > 0) cli.note(say.otherSheets(sheet ?? '', otherSheets.join('、')));
  const { lines, left, table } = await readByColumns(cli, read.file.read, flags);
  return {
    lines: partOf(lines, flags.part),
    about: { left, ...(table && { table }), ...(sheet && { sheet, otherSheets }) },
  };
}

/** The sheet that was asked for. */
function inSheet(read: ListFileRead, wanted: string | undefined): ListFileRead {
  if (!read.ok || wanted === undefined || wanted === read.file.sheet) return read;
  const { sheet = '', otherSheets, ofSheet } = read.file;
  if (!ofSheet || !otherSheets.includes(wanted))
    throw new Fault('usage', say.noSheet(wanted, [sheet, ...otherSheets].filter(Boolean).join('、')));
  return ofSheet(wanted);
}

/** The lines of one order. More are never cut without a word. */
function partOf(lines: readonly NewLine[], part: number | undefined): readonly NewLine[] {
  const parts = Math.ceil(lines.length / MOST_LINES);
  if (part === undefined && parts > 1) {
    const words = [
      tooManyLines(MOST_LINES, lines.length).text,
      `${lines.length} lines: at most ${MOST_LINES} at once`,
    ] as const;
    throw new Fault('usage', words, { next: say.inParts(parts) });
  }
  if (part !== undefined && part > Math.max(parts, 1)) throw new Fault('usage', say.noPart(part, parts));
  return part === undefined ? lines : lines.slice((part - 1) * MOST_LINES, part * MOST_LINES);
}

function refused(file: string, refusal: ListFileRefusal): Fault {
  switch (refusal.because) {
    case 'tooLarge':
      return new Fault('usage', [tooLargeFile.text, `${file} is larger than 5 MB`]);
    case 'unpacksTooLarge':
      return new Fault('usage', [
        unpacksTooLarge.text,
        `${file} unpacks to more than 20 MB: copy its rows to a new sheet`,
      ]);
    case 'tooManyRows':
      return new Fault('usage', [
        tooManyRows(refusal.rows, MOST_ROWS).text,
        `${file} has ${refusal.rows} rows: at most ${MOST_ROWS} are read, so split it`,
      ]);
    case 'locked':
      return new Fault('usage', [lockedFile.text, `${file} has a password: save it without one`]);
    case 'oldExcel':
      return new Fault('usage', [oldExcelFile.text, `${file} is an old .xls: save it as .xlsx or CSV`], {
        next: say.asXlsx,
      });
    case 'empty':
      return new Fault('usage', [`${say.none[0]}：${emptyFile.text}`, say.none[1]], { next: say.howToWrite });
    case 'noList':
      return new Fault('usage', say.noText(file), { next: [noListFile.text, 'give an .xlsx, a CSV or a text'] });
  }
}
