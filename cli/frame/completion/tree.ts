/** What can be completed, taken from commander's own tree, with the values that our parameters know. */
import type { Command as Program } from 'commander';
import type { Command } from '../command.ts';
import { globalOptions } from '../global-options.ts';
import type { Parameters } from '../parameters.ts';

/** Names that only the program knows. */
type Asked = 'profiles' | 'calls' | 'scenarios' | 'walks';

export interface Flag {
  /** `--sort` */
  readonly long: string;
  readonly about: string;
  readonly takesValue: boolean;
  /** Fixed values, or what the program has to be asked for. */
  readonly values: readonly string[] | Asked;
}

export interface Node {
  /** Words of the command, '' for the program itself. */
  readonly path: string;
  readonly about: string;
  readonly below: readonly Node[];
  readonly flags: readonly Flag[];
  /** What its arguments can be. */
  readonly values: readonly string[] | Asked;
}

/** Names of arguments whose values only the program knows. */
const ASKED: Readonly<Record<string, Node['values']>> = {
  'env use': 'profiles',
  'env edit': 'profiles',
  'env show': 'profiles',
  'env remove': 'profiles',
  call: 'calls',
  poll: 'calls',
  'sandbox fault': 'calls',
  'sandbox scenario': 'scenarios',
  'smoke run': 'walks',
};

/** The whole tree of a program. */
export function treeOf(program: Program, commands: readonly Command[]): Node {
  return nodeOf(program, '', new Map(commands.map((command) => [command.name, command])));
}

function nodeOf(program: Program, path: string, commands: ReadonlyMap<string, Command>): Node {
  const declared = commands.get(path);
  const known = { ...globalOptions, ...declared?.options };
  const values =
    path === 'help'
      ? (program.parent?.commands.map((each) => each.name()) ?? [])
      : (ASKED[path] ?? Object.values(declared?.args ?? {}).flatMap((each) => each.values ?? []));
  return {
    path,
    about: program.description(),
    values,
    below: program.commands.map((each) => nodeOf(each, `${path} ${each.name()}`.trim(), commands)),
    flags: program.options.flatMap(({ long, description, required, optional }) =>
      long ? [{ long, about: description, takesValue: required || optional, values: valuesOf(long, known) }] : [],
    ),
  };
}

function valuesOf(long: string, parameters: Parameters): Flag['values'] {
  if (long === '--env') return 'profiles';
  const found = Object.values(parameters).find(({ spelling }) => spelling.split(' ')[0] === long);
  return found?.values ?? [];
}

/** Every node, the program itself first. */
export const everyNode = (node: Node): Node[] => [node, ...node.below.flatMap(everyNode)];
