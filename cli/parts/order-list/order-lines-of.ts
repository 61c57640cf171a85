/** Shared by all list commands: look up, choose, judge, ask, add, report. */
import type { Cli, MemberCli } from '#cli/frame/cli.ts';
import { wrong } from '#cli/frame/parameters.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { notInsured } from '#shared/messages/buying.ts';
import { addFirst, tooManyLines } from '#shared/messages/quick-order.ts';
import { isReady, sumOf } from '#shared/rules/judged-lines.ts';
import { MOST_LINES } from '#shared/rules/read-order-lines.ts';
import { askQuantities, chooseGoods, chooseSpecifications } from './ask-choices.ts';
import { lineStates, say } from './dictionary.ts';
import type { ListFlags } from './list-options.ts';
import { type ListLine, resultOf } from './list-result.ts';
import { addReady, hasUninsured, type Judged, judge, type Line, lookUp } from './order-list.ts';

export type NewLine = Omit<Line, 'goods_id' | 'spce_id' | 'found'> & Partial<Pick<Line, 'goods_id' | 'spce_id'>>;

/** `command` is this command line without flags. */
export async function orderLinesOf(cli: MemberCli, all: readonly NewLine[], flags: ListFlags, command: string) {
  const lines = wantedOf(all, flags);
  const shop = await cli.shop();
  const tell = (done: number) => {
    if (done % TELL_EVERY === 0) cli.note(say.looking(done, lines.length));
  };
  await lookUp(shop, lines, tell);
  const asked = shop.clock.now();
  const asks = !cli.planner && !flags.yes;
  if (asks && (await chooseGoods(cli, lines, asked))) await lookUp(shop, lines, tell);
  let judged = await judge(shop, lines);
  if (asks && (await chooseSpecifications(cli, judged))) judged = await judge(shop, lines);
  if (asks && (await askQuantities(cli, judged))) judged = await judge(shop, lines);
  const dry_run = cli.planner !== undefined;
  const came = { dry_run, judged, command, asked, stopped: undefined, sent: new Map(), unconfirmed: false };
  const ready = judged.filter(isReady);
  if (dry_run || ready.length === 0) return resultOf(came);
  const open = resultOf(came).lines.filter(({ state }) => state !== 'ready');
  if (!(await confirmed(cli, shop, ready, open, flags.yes))) return resultOf({ ...came, unconfirmed: true });
  const sent = await addReady(shop, judged);
  const reason: unknown = shop.signal.aborted ? shop.signal.reason : undefined;
  const stopped = reason === 'interrupted' || reason === 'terminated' ? reason : undefined;
  return resultOf({ ...came, sent, stopped });
}

/** Reports progress every so many lines. */
const TELL_EVERY = 20;

/** Asks to add the ready lines although others stay open, or are not insured. */
async function confirmed(
  cli: Cli,
  shop: MemberShop,
  ready: readonly Judged[],
  open: readonly ListLine[],
  sure: boolean,
) {
  for (const { row, words, state } of open) cli.note(say.open(row, words, lineStates[state]));
  const questions = [
    ...(open.length > 0 ? [addFirst(open.length, sumOf(ready).kinds)] : []),
    ...(hasUninsured(shop, ready) ? [notInsured] : []),
  ];
  try {
    for (const { text } of questions) await cli.confirm([text, text], sure);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'guard') return false;
    throw error;
  }
}

function wantedOf(all: readonly NewLine[], { rows, choose, spec }: ListFlags): Line[] {
  if (all.length === 0) throw new Fault('usage', say.none, { next: say.howToWrite });
  if (all.length > MOST_LINES) {
    const { text } = tooManyLines(MOST_LINES);
    throw new Fault('usage', [text, `at most ${MOST_LINES} lines at once: order them in two runs`]);
  }
  const known = new Set(all.map(({ row }) => row));
  const [goods, specifications] = [byRow(choose, '--choose', known), byRow(spec, '--spec', known)];
  const only = rows?.map((row) => rowOf(row, '--rows', known));
  return all
    .filter(({ row }) => only === undefined || only.includes(row))
    .map((line) => ({
      spce_id: '',
      ...line,
      found: null,
      goods_id: goods.get(line.row) ?? line.goods_id ?? '',
      ...(specifications.has(line.row) && { spce_id: specifications.get(line.row) as string }),
    }));
}

function byRow(given: readonly string[], flag: string, known: ReadonlySet<number>): ReadonlyMap<number, string> {
  return new Map(
    given.map((each) => {
      const [, row = '', id = ''] = /^(\d+)=(\S+)$/.exec(each) ?? [];
      if (id === '') throw wrong(flag, ['应为 行号=编号，如 3=112550', 'takes ROW=ID such as 3=112550']);
      return [rowOf(row, flag, known), id];
    }),
  );
}

function rowOf(text: string, flag: string, known: ReadonlySet<number>): number {
  const row = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(row)) throw wrong(flag, ['应为行号，逗号分隔', 'takes row numbers, comma-joined']);
  if (!known.has(row)) throw new Fault('usage', say.noRow(row));
  return row;
}
