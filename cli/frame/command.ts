/** What a command is: its flags, one line that hands them to its service, and how its data is shown. */

import type { Fault } from '#cli/text/fault.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { Words } from '#cli/text/words.ts';
import type { Cli } from './cli.ts';
import { type Given, type Parameters, readAll } from './parameters.ts';

interface Row<A extends Parameters, O extends Parameters, S, D> {
  /** One word, or two for a command of a group. */
  readonly name: string;
  readonly about: Words;
  /** Whole command lines that show how it is used; without any, help makes one of the arguments. */
  readonly examples?: readonly string[];
  readonly args?: A;
  readonly options?: O;
  readonly run: (service: S, given: Given<A> & Given<O>, cli: Cli) => Promise<D>;
  /** What is wrong with the data, if anything: it is shown all the same, and the exit code is the fault's. */
  readonly judge?: (service: S, data: D) => Fault | undefined;
  readonly view: (data: D, paper: Paper) => string;
}

interface Declaration<A extends Parameters, O extends Parameters, S, D> extends Row<A, O, S, D> {
  /** Brings the service; only the command that runs loads its own. */
  readonly load: () => Promise<S>;
}

/** Data, and how a person reads it. */
export interface Outcome {
  readonly data: unknown;
  readonly text: (paper: Paper) => string;
  /** How the data ends the run, when it is no success. */
  readonly fault?: Fault | undefined;
}

/** A command as the frame runs it. */
export interface Command {
  readonly name: string;
  readonly about: Words;
  /** What its first word stands under in the help of everything. */
  readonly heading?: Words;
  readonly examples: readonly string[];
  readonly args: Parameters;
  readonly options: Parameters;
  execute(raw: Readonly<Record<string, unknown>>, cli: Cli): Promise<Outcome>;
}

/** Declares a command. */
export function command<const A extends Parameters, const O extends Parameters, S, D>(
  declared: Declaration<A, O, S, D>,
): Command {
  const { name, about, examples = [], args = {} as A, options = {} as O, load, run, judge, view } = declared;
  return {
    name,
    about,
    examples: examples.length > 0 ? examples : [exampleOf(name, args)],
    args,
    options,
    async execute(raw, cli) {
      const service = await load();
      const data = await run(service, { ...readAll(args, raw), ...readAll(options, raw) }, cli);
      return { data, text: (paper) => view(data, paper), fault: judge?.(service, data) };
    },
  };
}

/** Declares the commands of one service. */
export const servedBy =
  <S>(load: () => Promise<S>) =>
  <const A extends Parameters, const O extends Parameters, D>(row: Row<A, O, S, D>): Command =>
    command({ ...row, load });

const exampleOf = (name: string, args: Parameters): string =>
  ['yaocang', name, ...Object.values(args).map(({ spelling }) => spelling.replace(/[<>[\]]/g, '').toUpperCase())].join(
    ' ',
  );

/** A subject's commands, and what the first words of its two-word commands mean. */
export interface Area {
  readonly groups: Readonly<Record<string, Words>>;
  readonly commands: readonly Command[];
}

/** All commands of the program, and what the first words of two-word commands mean. */
export type Everything = Area;

/** A table of commands, one row each. */
export const area = (groups: Area['groups'], commands: readonly Command[]): Area => ({ groups, commands });
