/** Answers that are strict only where they are read: a deviating field throws when a scenario reads it, and not before. */
import { notedByRows } from '#cli/shop/by-rows.ts';
import { around, effectOf } from '#cli/shop/guard.ts';
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';

/** Deviating fields by path; `*` is any row of a list. */
type Deviating = ReadonlyMap<string, Deviation>;

/** `onDeviation` goes to the client; `around` must be the outermost wrapper, because other wrappers read whole answers. */
export function createDemand() {
  const known = new WeakMap<object, Deviating>();
  const all = new WeakMap<object, readonly Deviation[]>();
  /** Of the latest answer, by call. */
  const latest = new Map<string, readonly Deviation[]>();
  return {
    onDeviation(_: Call, deviations: readonly Deviation[], answer: object): void {
      all.set(answer, deviations);
      const ending = deviations.filter(({ ends }) => ends);
      known.set(answer, new Map(ending.map((each) => [placeOf(each), notedByRows(each, ending)])));
    },
    around: (client: Client) =>
      around(client, async (call, options, ask) => {
        const answer = await ask(options);
        latest.set(call.path, all.get(Object(answer)) ?? []);
        const deviating = typeof answer === 'object' && answer !== null ? known.get(answer) : undefined;
        return deviating && effectOf(call) === 'read' ? demanding(call, answer, deviating) : answer;
      }),
    /** How the field, in any row, could not be read in the latest answer. */
    noted: (call: string, field: string): Deviation | undefined =>
      latest.get(call)?.find(({ path }) => namesOf(path) === namesOf(field)),
  };
}

/** Of a path, however its rows are written. */
const namesOf = (path: string): string =>
  path
    .split(/[.[\]]+/)
    .filter((part) => !/^(|\*|-?\d+|\w+=.*)$/.test(part))
    .join('.');

const anyRow = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** The path whose reading throws. A row without its id was left out, so reading its list throws. */
function placeOf({ path, expected }: Deviation): string {
  const list = /^(.*)\.\d+(\.|$)/.exec(path)?.[1];
  return expected === 'id' && list !== undefined ? anyRow(list) : anyRow(path);
}

function demanding<T>(call: Call, value: T, deviating: Deviating, path = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol') return found;
      const here = path === '' ? anyRow(name) : `${path}.${anyRow(name)}`;
      const met = deviating.get(here);
      if (met) throw new ShapeError(met.path, met.expected, met.got, call.path);
      return demanding(call, found, deviating, here);
    },
  });
}
