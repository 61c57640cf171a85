/** What a recording keeps of a call: the fields that the contract declares. Of others it keeps the name and the kind. */
import { defaultNames } from '#shared/client/options.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { isParameter } from '../door.ts';
import { HIDDEN } from '../redaction/redactor.ts';
import type { Exchange } from './har.ts';
import { apiRequest } from './known-calls.ts';

type Declared = Codec<unknown> | undefined;

/** Of every answer. */
const ENVELOPE = ['success', 'error', 'content', 'need_login', 'no_mes'];

/** Parameters of every call. */
const OF_EVERY_CALL = ['act', defaultNames.bust];

export type IsDeclared = (name: string, value?: string) => boolean;

/** What is declared of a recorded request. A page or a picture has no fields. */
export function declaredOf(request: Exchange['request']) {
  const api = apiRequest(request);
  const call = api?.known?.call;
  const isKept: IsDeclared = () => true;
  const same = (raw: unknown) => raw;
  if (!api) return { isParameter: isKept, isField: isKept, body: same, answer: same };
  return {
    isParameter: (name: string, value = '') =>
      OF_EVERY_CALL.includes(name) || (call !== undefined && isParameter(call, name, value)),
    isField: (name: string) => declares(call?.body, name),
    body: (raw: unknown) => declaredOnly(call?.body, raw),
    answer: (raw: unknown) => declaredAnswer(call, raw),
  };
}

/** An answer; of a call that nobody declared its envelope alone is kept. */
function declaredAnswer(call: Call | undefined, raw: unknown): unknown {
  const masked = declaredOnly(call?.answer, raw);
  if (!isObject(raw) || !isObject(masked)) return masked;
  return mapped(masked, (name, each) => (ENVELOPE.includes(name) ? raw[name] : each));
}

/** The data without the values of fields that the codec does not have. */
export function declaredOnly(codec: Declared, raw: unknown): unknown {
  if (!codec) return everyLeaf(raw);
  if (Array.isArray(raw)) return raw.map((each) => declaredOnly(isList(codec) ? codec.holds : codec, each));
  if (!isObject(raw)) return raw;
  if ('fields' in codec) return mapped(raw, (name, each) => declaredOnly(fieldOf(codec.fields as Fields, name), each));
  if (!codec.holds) return raw;
  const isKeyed =
    codec.is.startsWith('map of') || (isList(codec) && Object.keys(raw).every((key) => /^\d+$/.test(key)));
  return isKeyed ? mapped(raw, (_, each) => declaredOnly(codec.holds, each)) : declaredOnly(codec.holds, raw);
}

const fieldOf = (fields: Fields, name: string): Declared => (Object.hasOwn(fields, name) ? fields[name] : undefined);

const isList = ({ is, holds }: Codec<unknown>): boolean => holds !== undefined && is.startsWith('list of');

/** Whether a codec has a field of this name, at any depth. */
function declares(codec: Declared, name: string): boolean {
  if (!codec) return false;
  if (!('fields' in codec)) return declares(codec.holds, name);
  const fields = codec.fields as Fields;
  return Object.hasOwn(fields, name) || Object.values(fields).some((each) => declares(each, name));
}

/** A flag is a state of the shop. */
function everyLeaf(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(everyLeaf);
  if (isObject(raw)) return mapped(raw, (_, each) => everyLeaf(each));
  const isText = typeof raw === 'string' || typeof raw === 'number';
  return isText && !/^[01]?$/.test(String(raw)) ? HIDDEN : raw;
}

type Row = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is Row => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const mapped = (row: Row, each: (name: string, value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, each(name, value)]));
