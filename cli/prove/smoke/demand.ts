/**
 * Answers that are strict only where they are read: a deviating field throws when a scenario reads it, and not before. What
 * nobody reads deviates from the call's declaration all the same, and is told at the end of the walk.
 */
import { anyRow, type Finding, findingOf } from '#cli/prove/contract/drift.ts';
import { inRows, notedByRows } from '#cli/shop/by-rows.ts';
import { around, effectOf } from '#cli/shop/guard.ts';
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';

/** A finding of the contract, with the row that it was first met in. */
export interface Met extends Finding {
  /** `address_id 7`; '' where the row is not known. */
  readonly row: string;
}

/** Deviating fields by path; `*` is any row of a list. */
type Deviating = ReadonlyMap<string, Deviation>;

/** `onDeviation` goes to the client; `around` must be the outermost wrapper, because other wrappers read whole answers. */
export function createDemand() {
  const known = new WeakMap<object, Deviating>();
  const all = new WeakMap<object, readonly Deviation[]>();
  /** Of the latest answer, by call. */
  const latest = new Map<string, readonly Deviation[]>();
  const met = new Map<string, Met>();
  return {
    onDeviation(call: Call, deviations: readonly Deviation[], answer: object): void {
      all.set(answer, deviations);
      for (const each of deviations) {
        const finding = findingOf(call, notedByRows(each, deviations));
        const place = `${finding.call} ${finding.path}`;
        // How many rows lack it says more than the first of them.
        if (!met.has(place) || /\(\d+\/\d+\)$/.test(finding.got))
          met.set(place, { ...finding, row: rowOf(answer, each.path) });
      }
      const ending = deviations.filter(({ ends }) => ends);
      known.set(answer, new Map(ending.map((each) => [placeOf(each), inRows(call, each, ending, answer)])));
    },
    around: (client: Client) =>
      around(client, async (call, options, ask) => {
        const answer = await ask(options);
        latest.set(call.path, all.get(Object(answer)) ?? []);
        const deviating = typeof answer === 'object' && answer !== null ? known.get(answer) : undefined;
        return deviating && effectOf(call) === 'read' ? demanding(call, answer, deviating) : answer;
      }),
    /** What was not as declared in any answer, each place once. */
    deviating: (): readonly Met[] => [...met.values()],
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

/** The path whose reading throws. A row without its id was left out, so reading its list throws. */
function placeOf({ path, expected }: Deviation): string {
  const list = /^(.*)\.\d+(\.|$)/.exec(path)?.[1];
  return expected === 'id' && list !== undefined ? anyRow(list) : anyRow(path);
}

/** The id of the row that the path is in. Rows that were left out move the others: then the value is there. */
function rowOf(answer: object, path: string): string {
  let [row, value]: readonly unknown[] = [undefined, answer];
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) row = Object(value)[name];
    value = Object(value)[name];
  }
  const [name, id] = Object.entries(Object(row)).find(([each]) => /_(id|sn)$/.test(each)) ?? [];
  return name === undefined || (value ?? '') !== '' ? '' : `${name} ${id}`;
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
