/** What a step sends: references to earlier answers, and stand-ins for what no file may hold. */
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { type Captures, use } from './captures.ts';
import { json, leniently, type Plain, type Visit } from './visits.ts';

/** What the import needs to know of fields: which hold what nobody may read. */
export interface Concealed {
  isSecret(name: string): boolean;
  isPhone(name: string): boolean;
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

/** Makes what the steps send, in their order. */
export function createSending(captures: Captures, concealed: Concealed) {
  let orders = 0;
  return { of: (visit: Visit, before: readonly Visit[]): unknown => linked(sentBy(visit), '', before) };

  /** The same with stand-ins for what no file may hold, and references to what an earlier answer brought. */
  function linked(value: unknown, field: string, before: readonly Visit[]): unknown {
    if (Array.isArray(value)) return value.map((each) => linked(each, field, before));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, linked(each, name, before)]));
    }
    if (value === '' || value === undefined) return value;
    if (field === 'once') return onceMore();
    const instead = concealed.isPhone(field) ? use('phone') : STAND_INS[field];
    if (instead !== undefined) return instead;
    const found = typeof value === 'string' ? handedOn(value, field, before) : value;
    return found === value && concealed.isSecret(field) ? use(field.replaceAll('-', '_')) : found;
  }

  function handedOn(value: string, field: string, before: readonly Visit[]): string {
    if (/^https?:|^\/.*\?/.test(value)) return inAddress(value, before);
    if (!mayBeHandedOn(value, field)) return value;
    const parts = value.split(',').map((part) => captures.reference(part, field, before) ?? part);
    return captures.reference(value, field, before) ?? parts.join(',');
  }

  /** An address may carry the number of an order, too. */
  function inAddress(address: string, before: readonly Visit[]): string {
    return (
      captures.reference(address, 'address', before) ??
      address.replace(/([?&])(\w+_(?:id|sn))=(\w+)/g, (_, mark: string, name: string, value: string) => {
        return `${mark}${name}=${captures.reference(value, name, before) ?? value}`;
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
  const hasQuery = Object.keys(call.query.fields).length > 0;
  const body = leniently(call.body, json(request.body));
  return hasQuery ? { query, ...(body === undefined ? {} : { body }) } : body;
}

function valuesOf(codec: Codec<unknown> & { readonly fields: Fields }, raw: Plain): Plain {
  const read = leniently(codec, raw) as Plain;
  const plain = leniently(codec, {}) as Plain | undefined;
  return Object.fromEntries(
    Object.entries(read ?? {}).filter(([name, value]) => raw[name] !== undefined && value !== plain?.[name]),
  );
}
