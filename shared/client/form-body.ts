/**
 * Bodies as a form, for servers that read `$_POST`: the documents write bodies as JSON, and this is the same content in
 * PHP's spelling, where `0[goods_id]=5` is the field of a list's first row.
 */

/** How a deployment writes the bodies of its POSTs. */
export type BodyKind = 'json' | 'form';

export const bodyKinds = ['json', 'form'] as const satisfies readonly BodyKind[];

export const FORM = 'application/x-www-form-urlencoded';

/** The form of what JSON would hold. An empty list or object is an empty value: a form cannot say it otherwise. */
export const formBody = (value: unknown): string =>
  pairsOf(value, '')
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    .join('&');

function pairsOf(value: unknown, name: string): [name: string, text: string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return name === '' ? [] : [[name, String(value ?? '')]];
  const entries = Object.entries(value);
  if (entries.length === 0) return name === '' ? [] : [[name, '']];
  return entries.flatMap(([key, each]) => pairsOf(each, name === '' ? key : `${name}[${key}]`));
}

/** The name of the field in a form's name: `goods_id` of `0[goods_id]`. */
export const fieldOf = (name: string): string => {
  const parts = partsOf(name);
  return [...parts].reverse().find((part) => !/^\d*$/.test(part)) ?? name;
};

const partsOf = (name: string): string[] => {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
};

/** What a form holds, with all values as text. */
export function readForm(pairs: Iterable<readonly [name: string, value: string]>): unknown {
  const whole: Tree = new Map();
  for (const [name, value] of pairs) {
    let at = whole;
    const parts = partsOf(name);
    const last = parts.pop() ?? '';
    for (const part of parts) {
      const next = at.get(part);
      const inner: Tree = next instanceof Map ? next : new Map();
      at.set(part, inner);
      at = inner;
    }
    at.set(last, value);
  }
  return plainOf(whole);
}

type Tree = Map<string, string | Tree>;

function plainOf(tree: string | Tree): unknown {
  if (typeof tree === 'string') return tree;
  const entries = [...tree].map(([key, each]) => [key, plainOf(each)] as const);
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
