/** Writes a table as a CSV file for Excel, secrets hidden. */
import { writeFile } from 'node:fs/promises';
import type { Cli } from '#cli/frame/cli.ts';
import { word } from '#cli/frame/parameters.ts';
import { unwritable } from '#cli/shop/private-file.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { csvOf } from '#shared/rules/money/csv.ts';

export const outOption = word('--out <file>', [
  '另存为 CSV 文件（Excel 可打开）',
  'write a CSV file that Excel opens, too',
]);

type Cell = string | number | undefined;

/** Nothing without a file. */
export async function writeCsv(
  cli: Cli,
  file: string | undefined,
  heads: readonly Words[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (file === undefined) return;
  const told = cli.output.redactor.data([
    heads.map((head) => cli.say(...head)),
    ...rows,
  ]) as readonly (readonly Cell[])[];
  const all = told.map((row) => row.map((cell) => (typeof cell === 'string' ? clean(cell) : cell)));
  await writeFile(file, csvOf(all)).catch(unwritable(file));
  cli.note([`已写入 ${file}`, `written to ${file}`]);
}
