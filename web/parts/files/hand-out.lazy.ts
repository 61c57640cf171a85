/** Hands a table to the buyer: a CSV that Excel opens, or its text where no file can be saved. */
import { handedOut } from '#shared/messages/success.ts';
import { csvOf } from '#shared/rules/money/csv.ts';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { say } from '#web/state/messages/toast.ts';
import { inWeChat } from '#web/wechat/environment.ts';

export interface Table {
  /** Without its ending. */
  readonly name: string;
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** How long a browser may take to save the file, ms. */
const SAVED_WITHIN = 60_000;

/** WeChat saves no file: the cells are copied with tabs between them, as a spreadsheet takes them. */
export async function handOut({ name, rows }: Table): Promise<void> {
  if (inWeChat) {
    const cells = rows.map((row) => row.map((cell) => String(cell ?? '').replace(/[\t\r\n]+/g, ' ')));
    await copyOrShow(cells.map((row) => row.join('\t')).join('\n'));
    return;
  }
  const file = `${name.replace(/[\\/:*?"<>|\s]+/g, '-')}.csv`;
  const href = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_WITHIN);
  say(handedOut(file), 'good');
}
