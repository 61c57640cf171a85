import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { assumedCalls, collections, documentedCalls } from './testing/documented-calls.ts';
import type { Codec } from './wire.ts';

const declared: readonly Call[] = Object.values(calls).flatMap((script) => Object.values<Call>(script));
const named = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const byName = new Map(declared.map((call) => [named(call), call]));

/** intro.php's act is the collection. */
const each = documentedCalls.flatMap((call) =>
  call.path.includes('{intro}')
    ? collections.map((name) => ({ ...call, path: call.path.replace('{intro}', name) }))
    : [call],
);

const fieldsOf = (codec: unknown): string[] =>
  typeof codec === 'object' && codec !== null && 'fields' in codec ? Object.keys(codec.fields as object) : [];

const fieldsInside = (codec: Codec<unknown>): string[] => [
  ...fieldsOf(codec),
  ...(codec.holds ? fieldsInside(codec.holds) : []),
];

describe('documented calls', () => {
  it('are 87, or 95 with the nine collections', () => {
    expect(documentedCalls).toHaveLength(87);
    expect(each).toHaveLength(95);
    expect(new Set(each.map(named)).size).toBe(95);
  });

  it('are all declared with their method', () => {
    expect(each.map(named).filter((name) => !byName.has(name))).toEqual([]);
  });

  it('take the documented parameters', () => {
    const missing = each.flatMap(({ parameters, query, ...call }) => {
      const found = byName.get(named(call));
      if (!found) return [];
      const inQuery = fieldsOf(found.query);
      const taken = found.body ? fieldsOf(found.body) : inQuery;
      const lacking = [
        ...parameters.filter((name) => name !== 'list' && !taken.includes(name)),
        ...query.filter((name) => !inQuery.includes(name)),
      ];
      return lacking.map((name) => `${named(call)} takes no ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('answer the documented fields', () => {
    const missing = each.flatMap(({ answer, ...call }) => {
      const found = byName.get(named(call));
      const given = found ? fieldsOf(found.answer) : answer;
      return answer.filter((name) => !given.includes(name)).map((name) => `${named(call)} answers no ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('mark exactly the undocumented fields of their answers as assumed', () => {
    const wrong = each.flatMap(({ answer, ...call }) => {
      const fields = byName.get(named(call))?.answer.fields ?? {};
      // Every list has page_next (document 2 §7); the account of the side menu is in document 2 §3.
      const documented = [...answer, 'page_next'];
      return Object.entries(fields)
        .filter(([name, codec]) => documented.includes(name) === (codec.assumed === true))
        .map(([name]) => `${named(call)} ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are not marked as assumed', () => {
    expect(each.map(named).filter((name) => byName.get(name)?.assumed)).toEqual([]);
  });
});

describe('declared calls', () => {
  it('are documented or assumed', () => {
    const known = new Set([...each.map(named), ...assumedCalls]);
    expect([...byName.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it('include every assumed call, marked as such', () => {
    expect(assumedCalls.filter((name) => !byName.get(name)?.assumed)).toEqual([]);
  });

  it('are each declared once', () => {
    const names = declared.map(named);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('compare every id that both sides carry', () => {
    const ids = /_id$|_sn$|^id$/;
    /** Here the answer carries ids of other things under that name: what else can be chosen, what is left, what is new. */
    const others: readonly string[] = [
      'GET buy.php?act=confirm address_id',
      'GET buy.php?act=confirm volume_id',
      'GET common.php?act=rand_best goods_id',
      'GET goods.php?act=info tb_id',
      'POST login.php?act=re_login user_id',
      'GET path.php?act=del_path address_id',
      'GET search.php?act=search cat_id',
    ];
    const undeclared = declared.flatMap((call) => {
      const asked = [...fieldsOf(call.query), ...fieldsOf(call.body)].filter((name) => ids.test(name));
      const told = Object.entries(call.answer.fields).flatMap(([name, codec]) => [name, ...fieldsInside(codec)]);
      return asked
        .filter((name) => told.includes(name) && !call.about?.some((each) => each.asked === name))
        .map((name) => `${named(call)} ${name}`);
    });
    expect(undeclared).toEqual(others);
  });
});
