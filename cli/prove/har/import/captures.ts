/** Where the values that a visit sent came from: what an earlier answer brought is taken from there again. */
import { hasQuery } from '#cli/prove/calling/parameters.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { isPhoneName, isSecretName } from '#shared/rules/secret-names.ts';
import { leniently, type Plain, type Visit } from './visits.ts';

/** How a scenario file spells a named value. */
export const use = (name: string): string => `\${${name}}`;

/** Remembers what was captured, so that one value has one name. */
function createCaptures() {
  const taken = new Map<string, { readonly name: string; readonly field: string }[]>();
  const names = new Set<string>();
  const sent = new Set<string>();
  const nameOf = (value: string): string | undefined => taken.get(value)?.map(({ name }) => use(name))[0];
  /** A reference to what an earlier answer brought; undefined for a value that none did. */
  return (value: string, field: string, before: readonly Visit[]): string | undefined => {
    const known = taken.get(value)?.find((each) => each.field === field || value.length >= SURE);
    if (known) return use(known.name);
    const idOf = (each: string) => (each !== value && sent.has(each) ? (nameOf(each) ?? each) : undefined);
    const source = sourceOf(value, field, before, idOf);
    sent.add(value);
    if (!source) return undefined;
    const { visit, path } = source;
    const name = freeName(field === '' ? 'value' : field, names);
    names.add(name);
    taken.set(value, [...(taken.get(value) ?? []), { name, field }]);
    visit.capture[name] = /chit|token|seal/.test(field) ? path : { path, shown: true };
    return use(name);
  };
}

/** From this length on the same value is the same thing, whatever its field is called. */
const SURE = 5;

/** A place in a list is the least sure of all, for another member's list may be another one; then a short path is better. */
const unsure = (path: string): number => (path.match(/\[\d+\]/g) ?? []).length * 100 + path.split('.').length;

/** How a path spells an id that the visit had sent before; undefined for any other value. */
type IdOf = (value: string) => string | undefined;

/** The latest answer that brought it: under the name that it is sent by, or else under another one. */
function sourceOf(value: string, field: string, before: readonly Visit[], idOf: IdOf) {
  for (const sameName of [true, false]) {
    for (const visit of before.toReversed()) {
      const fitting = placesOf(visit.answer, value, idOf).filter((place) =>
        sameName ? place.field === field : value.length >= SURE || /_(id|sn)$/.test(place.field),
      );
      const [best] = fitting.map(({ path }) => path).sort((one, other) => unsure(one) - unsure(other));
      if (best !== undefined) return { visit, path: best };
    }
  }
  return undefined;
}

function placesOf(answer: unknown, wanted: string, idOf: IdOf) {
  const found: { readonly field: string; readonly path: string }[] = [];
  const look = (value: unknown, field: string, path: string) => {
    if (value === wanted) found.push({ field, path: path.replace(/^\./, '') });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (Array.isArray(value)) look(each, field, path + itemOf(value, each, name, idOf));
      else look(each, name, `${path}.${name}`);
    }
  };
  look(answer, '', '');
  return found;
}

/**
 * An item of a list by an id that the visit had sent before, where only one item has it, for another member's list may be
 * in another order; or else by its place.
 */
function itemOf(list: readonly unknown[], item: unknown, place: string, idOf: IdOf): string {
  const isOnly = (key: string, value: string) => list.filter((each) => fieldsOf(each)?.[key] === value).length === 1;
  for (const [key, value] of Object.entries(fieldsOf(item) ?? {})) {
    if (!/_(id|sn)$/.test(key) || typeof value !== 'string' || !/^\w+$/.test(value)) continue;
    const id = idOf(value);
    if (id !== undefined && isOnly(key, value)) return `[${key}=${id}]`;
  }
  return `[${place}]`;
}

function freeName(base: string, names: ReadonlySet<string>): string {
  if (!names.has(base)) return base;
  for (let at = 2; ; at += 1) if (!names.has(`${base}${at}`)) return `${base}${at}`;
}

/** What stands in the place of a value that no file may hold, by the name of its field. */
const STAND_INS: Readonly<Record<string, string>> = {
  password: use('encodedPassword'),
  confirm: use('encodedPassword'),
  pwd: use('encodedPassword'),
  pay_pwd: use('encodedPayPassword'),
  chit_code: use('code'),
  log_bs: use('log_bs'),
  token: use('token'),
};

/** What the calls of a visit are to send, one after the other. */
export function createSending() {
  const reference = createCaptures();
  let orders = 0;
  return (visit: Visit, before: readonly Visit[]): unknown => linked(sentBy(visit), '', before);

  /** The same with stand-ins for what no file may hold, and references to what an earlier answer brought. */
  function linked(value: unknown, field: string, before: readonly Visit[]): unknown {
    if (Array.isArray(value)) return value.map((each) => linked(each, field, before));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, linked(each, name, before)]));
    }
    if (value === '' || value === undefined) return value;
    if (field === 'once') return onceMore();
    const instead = isPhoneName(field) ? use('phone') : STAND_INS[field];
    if (instead !== undefined) return instead;
    const found = typeof value === 'string' ? handedOn(value, field, before) : value;
    return found === value && isSecretName(field) ? use(field.replaceAll('-', '_')) : found;
  }

  function handedOn(value: string, field: string, before: readonly Visit[]): string {
    if (/^https?:|^\/.*\?/.test(value)) return inAddress(value, before);
    if (!mayBeHandedOn(value, field)) return value;
    const parts = value.split(',').map((part) => reference(part, field, before) ?? part);
    return reference(value, field, before) ?? parts.join(',');
  }

  /** An address may carry the number of an order, too. */
  function inAddress(address: string, before: readonly Visit[]): string {
    return (
      reference(address, 'address', before) ??
      address.replace(/([?&])(\w+_(?:id|sn))=(\w+)/g, (_, mark: string, name: string, value: string) => {
        return `${mark}${name}=${reference(value, name, before) ?? value}`;
      })
    );
  }

  /** The same key never makes a second order, so each order of the visit has its own. */
  function onceMore(): string {
    orders += 1;
    return orders === 1 ? use('once') : `${use('once')}-${orders}`;
  }
}

/** Ids, numbers of orders, seals and tokens; not words, flags or small numbers. */
const mayBeHandedOn = (value: string, field: string): boolean =>
  /(_id|_sn|seal|chit|token|list)$/.test(field) || (value.length >= 12 && !/\s/.test(value));

/** Decoded, without what is the default anyway; a file that was uploaded is in no recording. */
function sentBy({ known: { call }, request }: Visit): unknown {
  const query = valuesOf(call.query, Object.fromEntries(request.parameters.map((each) => [each.name, each.value])));
  if (!call.body) return query;
  const body = leniently(call.body, jsonOf(request.body));
  return hasQuery(call) ? { query, ...(body === undefined ? {} : { body }) } : body;
}

function valuesOf(codec: Codec<unknown> & { readonly fields: Fields }, raw: Plain): Plain {
  const read = leniently(codec, raw) as Plain;
  const plain = leniently(codec, {}) as Plain | undefined;
  return Object.fromEntries(
    Object.entries(read ?? {}).filter(([name, value]) => raw[name] !== undefined && value !== plain?.[name]),
  );
}
