/**
 * Turns a loader's reads into data at build time. It finds out what an argument takes from the query by calling it with
 * sample values.
 */
import { plain } from '#shared/contract/wire.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import type { When } from '#web/navigation/by-query.ts';
import { routes } from '#web/navigation/routes.ts';
import type { FromInit, Loader } from '#web/state/loading/loader.ts';
import { OF_INIT, type Pair, type TableRead } from './page-table.ts';

type Read = Loader['reads'][string];

/** The parameters of a call as it is sent. */
const writtenPairs = ({ call }: Read, args: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(call.query.write(args, plain) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(value ?? ''),
    ]),
  );

/** The reads of a loader as data. An argument may use one part of the query or one of init. */
export function tableReads({ route, reads }: Loader): TableRead[] {
  const names = Object.keys(routes[route].query(new URLSearchParams()));
  const parts = [...names, ...FROM_INIT.map((name) => OF_INIT + name)];
  return Object.values(reads).map((read) => {
    /** The parameters when `part` has its own name in braces as its value and all other parts are empty. */
    const withPart = (part: string) => {
      const value = (name: string) => (name === part ? `{${name}}` : '');
      const query = Object.fromEntries(names.map((name) => [name, value(name)]));
      return writtenPairs(read, read.args(query, { log_bs: value(`${OF_INIT}log_bs`) }));
    };
    const empty = withPart('');
    const pairs = new Map([...empty].map(([name, value]): [string, Pair] => [name, [name, value, '', null]]));
    for (const part of parts)
      for (const [name, value] of withPart(part)) {
        const whenEmpty = empty.get(name) ?? null;
        if (value !== whenEmpty) pairs.set(name, [name, value, part, whenEmpty]);
      }
    const {
      call,
      members = false,
      delay = START_DELAY,
      when = {},
      needs = [],
      needsId = [],
      needsOne = [],
      image = '',
      unlessStored = '',
    } = read;
    return {
      path: call.path,
      pairs: [...pairs.values()],
      members,
      delay,
      when: when as When,
      needs: needs as readonly string[],
      needsId: needsId as readonly string[],
      needsOne: needsOne as readonly string[],
      image,
      unlessStored,
    };
  });
}

const FROM_INIT = ['log_bs'] as const satisfies readonly (keyof FromInit)[];
