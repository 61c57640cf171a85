/** Shared by all list commands: look up, choose, judge, ask, add, report. */
import type { Cli, MemberCli } from '#cli/frame/cli.ts';
import { wrong } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { both } from '#cli/parts/run-once.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { goodsPrice } from '#cli/text/money.ts';
import { notInsured, uninsuredAmong } from '#shared/messages/buying.ts';
import { addFirst, rowsLeftOut, tooManyLines } from '#shared/messages/quick-order.ts';
import { isReady, sumOf } from '#shared/rules/quick-order/judged-lines.ts';
import { MOST_LINES } from '#shared/rules/quick-order/order-list/limits.ts';
import { settled } from '#shared/rules/quick-order/order-list/open-quantity.ts';
import { askQuantities, chooseGoods, chooseSpecifications } from './ask-choices.ts';
import { lineStates, say } from './dictionary.ts';
import type { ListFlags } from './list-options.ts';
import { type ListAbout, type ListLine, resultOf } from './list-result.ts';
import { addReady, countedAs, type Judged, judge, keyOf, type Line, lookUp, uninsuredOf } from './order-list.ts';

export type NewLine = Omit<Line, 'goods_id' | 'spce_id' | 'found'> & Partial<Pick<Line, 'goods_id' | 'spce_id'>>;

/** `command` is this command line without flags. A list of a file is never added without a confirmation. */
export async function orderLinesOf(
  cli: MemberCli,
  all: readonly NewLine[],
  flags: ListFlags,
  command: string,
  about?: ListAbout,
) {
  const lines = wantedOf(all, flags);
  const shop = await cli.shop();
  const tell = (done: number) => {
    if (done % TELL_EVERY === 0) cli.note(say.looking(done, lines.length));
  };
  await lookUp(shop, lines, tell);
  const asks = !cli.planner && !flags.yes && canAsk(cli.terminal);
  if (asks && (await chooseGoods(cli, lines))) await lookUp(shop, lines, tell);
  let judged = await judge(shop, lines);
  if (asks && (await chooseSpecifications(cli, judged))) judged = await judge(shop, lines);
  if (asks && (await askQuantities(cli, judged))) judged = await judge(shop, lines);
  const dry_run = cli.planner !== undefined;
  const came = { dry_run, judged, command, about, stopped: undefined, sent: new Map(), unconfirmed: false };
  const ready = judged.filter(isReady);
  if (dry_run || ready.length === 0) return resultOf(came);
  const open = resultOf(came).lines.filter(({ state }) => state !== 'ready');
  if (!(await confirmed(cli, shop, ready, open, about, flags.yes))) return resultOf({ ...came, unconfirmed: true });
  const sent = await addReady(shop, judged);
  const reason: unknown = shop.signal.aborted ? shop.signal.reason : undefined;
  const stopped = reason === 'interrupted' || reason === 'terminated' ? reason : undefined;
  return resultOf({ ...came, sent, stopped });
}

const TELL_EVERY = 20;

/** Says what is left out, and asks before anything of a file is added, when lines stay open, and when goods are not insured. */
async function confirmed(
  cli: Cli,
  shop: MemberShop,
  ready: readonly Judged[],
  open: readonly ListLine[],
  about: ListAbout | undefined,
  sure: boolean,
): Promise<boolean> {
  const { kinds, pieces, total } = sumOf(ready);
  const left = about && rowsLeftOut(about.left);
  for (const { words, state, ...line } of open) cli.note(say.open(keyOf(line), words, lineStates[state]));
  if (left) cli.note(say.leftOut(left.text));
  const [zh, en] = about ? say.addAll(kinds, pieces, goodsPrice(total)) : ['', ''];
  const first = open.length > 0 ? addFirst(open.length, kinds).text : '';
  try {
    if (about || first) await cli.confirm([`${zh}${first}`, en || first], sure);
    const uninsured = uninsuredOf(shop, ready);
    const question = ready.length === 1 ? notInsured : uninsuredAmong(uninsured);
    if (uninsured.length > 0) await cli.confirm(both(question), sure);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'guard') return false;
    throw error;
  }
}

function wantedOf(all: readonly NewLine[], { rows, choose, quantity, spec }: ListFlags): Line[] {
  if (all.length === 0) throw new Fault('usage', say.none, { next: say.howToWrite });
  if (all.length > MOST_LINES) {
    const { text } = tooManyLines(MOST_LINES, all.length);
    throw new Fault('usage', [text, `at most ${MOST_LINES} lines at once`]);
  }
  const known = new Set(all.map(keyOf));
  const [goods, specifications] = [byKey(choose, '--choose', known), byKey(spec, '--spec', known)];
  const quantities = byKey(quantity, '--quantity', known);
  for (const each of quantities.values())
    if (!/^[1-9]\d{0,4}$/.test(each))
      throw wrong('--quantity', ['数量应为 1 到 99999', 'takes a quantity from 1 to 99999']);
  const only = rows?.map((row) => knownKey(row, '--rows', known));
  // A whole row stands for all of its lines.
  const isWanted = (line: NewLine) => only === undefined || only.includes(keyOf(line)) || only.includes(`${line.row}`);
  return all.filter(isWanted).map((line) => {
    const key = keyOf(line);
    const wanted: Line = {
      ...line,
      found: null,
      goods_id: goods.get(key) ?? line.goods_id ?? '',
      spce_id: specifications.get(key) ?? line.spce_id ?? '',
      // The lines of an order, which come with their goods.
      ...(line.goods_id && { isCounted: true as const }),
    };
    const number = quantities.get(key);
    if (number !== undefined) Object.assign(wanted, countedAs(Number(number)));
    // Who names the goods of a row has read its words.
    return goods.has(key) ? Object.assign(wanted, settled(wanted)) : wanted;
  });
}

function byKey(given: readonly string[], flag: string, known: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map(
    given.map((each) => {
      const [, row = '', id = ''] = /^([\d.]+)=(\S+)$/.exec(each) ?? [];
      if (id === '') throw wrong(flag, ['应为 行号=值，如 3=112550', 'takes ROW=VALUE such as 3=112550']);
      return [knownKey(row, flag, known), id];
    }),
  );
}

function knownKey(text: string, flag: string, known: ReadonlySet<string>): string {
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text))
    throw wrong(flag, ['应为行号，逗号分隔', 'takes row numbers, comma-joined']);
  const isKnown = known.has(text) || (flag === '--rows' && [...known].some((key) => key.startsWith(`${text}.`)));
  if (!isKnown) throw new Fault('usage', say.noRow(text));
  return text;
}
