/** Whether two requests are the same one: script, act, the call's other parameters in any order, and the body. */
import type { ApiRequest } from '#cli/shop/har/known-calls.ts';
import { jsonOf } from '#cli/shop/json.ts';

/** What stands in a secret's place in a recording; it is the same as anything. */
const HIDDEN = '[hidden]';
/** The key of an order is another one each time, as a cache-buster is. */
const RANDOM = 'once';
/** What a recording leaves of a phone number. */
const MASKED = /^(\d{3})\*{4}(\d{4})$/;

/** True when `request` asks for what was recorded as `recorded`. */
export function isSame(recorded: ApiRequest, request: ApiRequest): boolean {
  if (recorded.path !== request.path) return false;
  const [one, other] = [sorted(recorded), sorted(request)];
  if (one.length !== other.length) return false;
  const pairs = one.every(([name, value], at) => name === other[at]?.[0] && alike(value, other[at]?.[1]));
  return pairs && alike(parsed(recorded.body), parsed(request.body));
}

/** True when a request carries something that the recording hid. */
export function isHidden({ parameters, body }: ApiRequest): boolean {
  const concealed = (text: string) => text.includes(HIDDEN) || /\d{3}\*{4}\d{4}/.test(text);
  return parameters.some(({ value }) => concealed(value)) || concealed(body);
}

const sorted = ({ parameters }: ApiRequest): (readonly [string, string])[] =>
  parameters.map(({ name, value }) => [name, value] as const).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function alike(recorded: unknown, got: unknown): boolean {
  if (typeof recorded === 'string') return sameText(recorded, got);
  if (typeof recorded !== 'object' || recorded === null) return recorded === got;
  if (typeof got !== 'object' || got === null || Array.isArray(recorded) !== Array.isArray(got)) return false;
  const [one, other] = [entries(recorded), entries(got)];
  return (
    one.length === other.length &&
    one.every(([name, value], at) => name === other[at]?.[0] && (name === RANDOM || alike(value, other[at]?.[1])))
  );
}

function sameText(recorded: string, got: unknown): boolean {
  if (recorded === HIDDEN) return got !== undefined && got !== '';
  if (recorded === got) return true;
  const [, start, end] = MASKED.exec(recorded) ?? [];
  return start !== undefined && typeof got === 'string' && got.startsWith(start) && got.endsWith(end ?? '');
}

const entries = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const parsed = (body: string): unknown => jsonOf(body) ?? body;
