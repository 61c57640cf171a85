/** Missing values: given by a flag, else asked of a person. Without a terminal the fault names the flag. */
import { once } from 'node:events';
import { Fault } from '#cli/text/fault.ts';
import type { Choices as Rows } from '#cli/text/picker.tsx';
import { clean, cut } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { CancelledError } from '#shared/errors.ts';
import { noAccounts } from '#shared/messages/empty.ts';
import type { Message } from '#shared/messages/message.ts';
import type { Cli } from './cli.ts';
import { askShown } from './prompt.ts';
import { canAsk, canDraw } from './terminal.ts';
import { liveOn } from './watch.ts';

/** True when the terminal is interactive and a pick list can be drawn on it. */
export const canPick = ({ terminal }: Cli): boolean =>
  canAsk(terminal) && canDraw({ ...terminal, stdout: terminal.stderr });

async function pickRow(cli: Cli, about: Words, list: Omit<Rows, 'question' | 'end'>): Promise<number> {
  const [{ createPicker }, { open, rows, style }] = await Promise.all([
    import('#cli/text/picker.tsx'),
    liveOn(cli, 'stderr'),
  ]);
  const ended = new AbortController();
  let picked: number | undefined;
  const end = (row: number | undefined) => {
    picked = row;
    ended.abort();
  };
  const draw = createPicker({ ...list, question: cli.say(...about), end }, () => live.draw(picture));
  const picture = () => draw(style(), rows());
  const live = open(picture);
  const over = AbortSignal.any([ended.signal, cli.signal]);
  if (!over.aborted) await once(over, 'abort');
  await live.close();
  if (picked === undefined) throw new CancelledError('pick');
  cli.output.err(cut(`${cli.say(...about)}: ${clean(list.labels[picked] ?? '')}`, style().columns - 1));
  return picked;
}

export async function asked(cli: Cli, given: string | undefined, about: Words, flag: string): Promise<string> {
  if (given !== undefined) return given;
  if (!canAsk(cli.terminal)) throw missing(about, flag);
  return (await askShown(cli.say(...about), cli.terminal)).trim();
}

/** Asks a question of the shop, unless `sure`. */
export const asking =
  ({ confirm }: Pick<Cli, 'confirm'>, sure: boolean) =>
  ({ text }: Message): Promise<void> =>
    confirm([text, text], sure);

interface Choices<T> {
  readonly choices: readonly T[];
  readonly label: (choice: T) => string;
  readonly barred?: (choice: T) => boolean;
  readonly first?: (choice: T) => boolean;
}

/** A function that lets a person pick one of `of` (订单, Order). Throws at once, naming `flag`, where nobody can be asked. */
export function picking(cli: Cli, of: Words, flag: string) {
  if (!canAsk(cli.terminal)) throw missing(of, flag);
  const about: Words = [`选择${of[0]}`, of[1]];
  return async <T>({ choices, label, barred = () => false, first = () => false }: Choices<T>): Promise<T> => {
    if (choices.every(barred)) throw new Fault('server', [noAccounts.text, 'there is nothing to choose from']);
    if (!canPick(cli)) return numbered(cli, about, flag, { choices: choices.filter((each) => !barred(each)), label });
    const shut = choices.flatMap((each, row) => (barred(each) ? [row] : []));
    const start = Math.max(0, choices.findIndex(first));
    const row = await pickRow(cli, about, { labels: choices.map(label), barred: new Set(shut), first: start });
    return choices[row] as T;
  };
}

async function numbered<T>(cli: Cli, about: Words, flag: string, { choices, label }: Choices<T>): Promise<T> {
  for (const [at, choice] of choices.entries()) cli.output.err(`${at + 1}. ${label(choice)}`);
  const typed = (await askShown(cli.say(...about), cli.terminal)).trim();
  const chosen = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  if (chosen !== undefined) return chosen;
  throw new Fault('usage', [`没有第 ${typed} 项`, `there is no number ${typed}`], { next: namedBy(flag) });
}

const missing = ([zh, en]: Words, flag: string): Fault =>
  new Fault('usage', [`缺少${zh}`, `${en.toLowerCase()} is missing`], { next: namedBy(flag) });

const namedBy = (flag: string): Words => [`请在终端中输入，或使用 ${flag}`, `type it in a terminal, or use ${flag}`];
