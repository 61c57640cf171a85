/** Commands: their flags, the line that hands them to a service, and how the data is shown. */
import type { Fault } from '#cli/text/fault.ts';
import type { TextStyle } from '#cli/text/style.ts';
import {
  type Column,
  facts,
  goesOn,
  growingTable,
  type Label,
  listing,
  more,
  type Pair,
  sentence,
} from '#cli/text/table.ts';
import type { Language, Words } from '#cli/text/words.ts';
import { noData } from '#shared/messages/empty.ts';
import type { Cli, CliFor, MemberCli, SessionCli } from './cli.ts';
import type { Output } from './output.ts';
import { type Given, type Parameters, readAll } from './parameters.ts';
import { styleFor, type Terminal } from './terminal.ts';

/** How the data is shown to a person: as a table, a card, a view, or by its `message`. */
interface Shown<D, R> {
  readonly rows?: (data: D) => readonly R[];
  readonly columns?: readonly Column<R>[];
  /** Shown when there are no rows; the shop's 暂无数据 by default. */
  readonly none?: Label | ((data: D) => string);
  readonly card?: (data: D, style: TextStyle) => readonly Pair[];
  /** Text beside the message, or below the table. */
  readonly also?: (data: D, style: TextStyle) => string;
  readonly view?: (data: D, style: TextStyle) => string;
}

/** Who may run a command; it decides the type of `cli.shop()`. */
type Who = keyof CliFor;

// TypeScript infers D from `run` and R from `rows`, so each row keeps this order.
interface Row<A extends Parameters, O extends Parameters, S, D, R, W extends Who> extends Shown<D, R> {
  readonly about: Words;
  /** Command lines for help; by default one is made of the arguments. */
  readonly examples?: readonly string[];
  readonly args?: A;
  readonly options?: O;
  readonly run: (service: S, given: Given<A> & Given<O>, cli: CliFor[W]) => Promise<D>;
  /** A fault of the data: the data is shown, and the exit code is the fault's. */
  readonly judge?: (service: S, data: D) => Fault | undefined;
  /** What a line that failed still does, even one that cannot be read. */
  readonly onFailure?: (service: S, failed: FailedLine) => Promise<void>;
  /** True when the output is documentation, in which `password=…` must stay: only known secrets are hidden. */
  readonly isOwnWords?: (given: Given<A> & Given<O>) => boolean;
}

/** A line that failed: its command, and its words as they were typed. */
export interface FailedLine {
  readonly name: string;
  readonly words: readonly string[];
  readonly error: unknown;
  readonly output: Output;
  readonly terminal: Pick<Terminal, 'env'>;
  readonly language: Language;
}

export interface Outcome {
  readonly data: unknown;
  readonly text: (style: TextStyle) => string;
  readonly fault?: Fault | undefined;
  readonly isOwnWords: boolean;
}

export interface Command {
  readonly name: string;
  readonly about: Words;
  readonly heading?: Words;
  readonly examples: readonly string[];
  readonly args: Parameters;
  readonly options: Parameters;
  readonly view: (data: never, style: TextStyle) => string;
  readonly who: Who;
  execute(raw: Readonly<Record<string, unknown>>, cli: RunCli): Promise<Outcome>;
  failed(line: Omit<FailedLine, 'name'>): Promise<void>;
}

export type RunCli = SessionCli & { readonly member: MemberCli['shop'] };

function declare<A extends Parameters, O extends Parameters, S, D, R, W extends Who>(
  name: string,
  who: W,
  load: () => Promise<S>,
  declared: Row<A, O, S, D, R, W>,
): Command {
  const { about, examples = [], args = {} as A, options = {} as O, run, judge, isOwnWords, onFailure } = declared;
  const view = viewOf(declared);
  return {
    name,
    about,
    examples: examples.length > 0 ? examples : [exampleOf(name, args)],
    args,
    options,
    view,
    who,
    async failed(line) {
      await onFailure?.(await load(), { ...line, name });
    },
    async execute(raw, all) {
      const printed = printing(declared, all);
      const cli = { ...all, ...(who === 'member' && { shop: all.member }), came: printed?.came } as CliFor[W];
      const service = await load();
      const given = { ...readAll(args, raw), ...readAll(options, raw) };
      const data = await run(service, given, cli);
      const text = (style: TextStyle) => view(data, style, printed?.isBegun());
      return { data, text, fault: judge?.(service, data), isOwnWords: isOwnWords?.(given) ?? false };
    },
  };
}

/** Prints the rows as they come, in a pipe. Undefined where the whole table is shown at once. */
function printing<D, R>({ rows, columns }: Shown<D, R>, { json, terminal, language, output }: Cli) {
  if (json || !rows || !columns || terminal.stdout.isTTY === true) return undefined;
  const next = growingTable(styleFor(terminal, terminal.stdout, language), columns);
  let isBegun = false;
  return {
    isBegun: () => isBegun,
    came(part: readonly unknown[]) {
      if (part.length === 0) return;
      isBegun = true;
      output.out(next(part as readonly R[]));
    },
  };
}

/** Declares commands of one service, which is loaded when one of them runs. A name has one word, or two. */
const declares =
  <W extends Who>(who: W) =>
  <S>(load: () => Promise<S>) =>
  <const A extends Parameters, const O extends Parameters, D, R>(name: string, row: Row<A, O, S, D, R, W>): Command =>
    declare(name, who, load, row);

/** For everybody; such a command cannot see the login. */
export const servedBy = declares('anybody');
/** For members only; without a login nothing but `init` is sent. */
export const membersOnly = declares('member');
/** For visitors and members, where the login matters, and for logging in and out. */
export const withSession = declares('session');

/** One command for everybody, with its own service. */
export const command = <const A extends Parameters, const O extends Parameters, S, D, R>(
  name: string,
  row: Row<A, O, S, D, R, 'anybody'> & { readonly load: () => Promise<S> },
): Command => declare(name, 'anybody', row.load, row);

function viewOf<D, R>({ view, card, also, rows, columns = [], none = noData.text }: Shown<D, R>) {
  const table = rows && listing(rows, none, columns);
  /** `isPrinted`: the rows were printed as they came. */
  return (data: D, style: TextStyle, isPrinted = false): string => {
    if (view) return view(data, style);
    if (card) return facts(card(data, style), style);
    const below = also?.(data, style);
    if (!table) return [sentence(data as { readonly message: string }, style), below].filter(Boolean).join('  ');
    return [isPrinted ? more('', goesOn(data), style) : table(data, style), below].filter(Boolean).join('\n');
  };
}

const exampleOf = (name: string, args: Parameters): string =>
  ['yaocang', name, ...Object.values(args).map(({ spelling }) => spelling.replace(/[<>[\]]/g, '').toUpperCase())].join(
    ' ',
  );

/** The command or the group that words begin with; '' for none. */
export function pathIn([first = '', second]: readonly string[], commands: readonly Pick<Command, 'name'>[]): string {
  const isThere = (path: string) => commands.some(({ name }) => name === path || name.startsWith(`${path} `));
  return [`${first} ${second}`, first].find(isThere) ?? '';
}

/** Commands of one subject, and the meaning of the first words of two-word commands. */
export interface Area {
  readonly groups: Readonly<Record<string, Words>>;
  readonly commands: readonly Command[];
}

export const area = (groups: Area['groups'], commands: readonly Command[]): Area => ({ groups, commands });
