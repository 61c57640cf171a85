/** What becomes of the rows of a list in a shop: goods and pieces, a question, or left out. */
import { runFlow, unattended } from '#shared/flows/flow.ts';
import { type LookUpPorts, lookUpLines } from '#shared/flows/look-up-lines.ts';
import type { Found } from '#shared/rules/quick-order/found-goods.ts';
import { type JudgedLine, judgeAll, type LookedUpLine } from '#shared/rules/quick-order/judged-lines.ts';
import type { WantedLine, WantedList } from '#shared/rules/quick-order/order-list/wanted.ts';

type Line = WantedLine & LookedUpLine & { found: Found | null };

export type Outcome = { readonly row: number } & (
  | { readonly goods: string; readonly pieces: number }
  | { readonly is: 'ask' | 'left' }
);

const buyer = { token: 'm'.repeat(32), yz: 1, user_yz: true } as const;

/** True while a person must say something of the columns. */
export const asksColumns = ({ table }: WantedList): boolean =>
  table !== undefined && (table.doubt !== undefined || table.questions.length > 0);

async function judged(client: LookUpPorts['client'], list: WantedList): Promise<JudgedLine<Line>[]> {
  const lines = list.lines.map((line): Line => ({ ...line, found: null, spce_id: '' }));
  await runFlow(
    lookUpLines({ client, log_bs: '' }, lines),
    unattended<never>(new AbortController().signal),
    ({ at, found }) => {
      (lines[at] as Line).found = found;
    },
  );
  return judgeAll(lines, buyer);
}

export async function outcomesOf(client: LookUpPorts['client'], list: WantedList): Promise<Outcome[]> {
  const lines = (await judged(client, list)).map(({ line, verdict }): Outcome => {
    const isReady = verdict !== undefined && verdict.needs === undefined && line.found?.kind === 'goods';
    return isReady && line.found?.kind === 'goods'
      ? { row: line.row, goods: line.found.goods_id, pieces: verdict.quantity }
      : { row: line.row, is: 'ask' };
  });
  return [...lines, ...list.left.map(({ row }): Outcome => ({ row, is: 'left' }))];
}
