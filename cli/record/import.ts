/** From a recorded visit to a scenario file: its calls in their order, with the values that one hands to the next. */
import { type Codec, type Fields, startAt } from '#shared/contract/wire.ts';
import type { Har, HarEntry } from './har.ts';
import { type ApiRequest, apiRequest, type KnownCall } from './known-calls.ts';

type Plain = Record<string, unknown>;

/** A scenario as its file spells it, and what whoever imports should know. */
export interface Imported {
  readonly scenario: Plain;
  readonly notes: readonly string[];
}

interface Visit {
  readonly known: KnownCall;
  readonly request: ApiRequest;
  readonly entry: HarEntry;
  readonly answer: unknown;
  readonly capture: Plain;
}

/** How a scenario file spells a named value. */
const use = (name: string): string => `\${${name}}`;

/** Calls that the legs of a scenario make themselves. */
const BY_LEGS = ['login.login', 'login.logout', 'common.init'];

/** What stands in the place of a value that no file may hold, by the name of its field. */
const STAND_INS: Readonly<Record<string, string>> = {
  password: use('encodedPassword'),
  confirm: use('encodedPassword'),
  pwd: use('encodedPassword'),
  pay_pwd: use('encodedPayPassword'),
  chit_code: use('code'),
  phone: use('phone'),
  once: use('once'),
  log_bs: use('log_bs'),
};

/** Makes a scenario of a recording; throws RangeError when it holds no call of the shop. */
export function importHar({ log }: Har, name: string, busters: readonly string[]): Imported {
  const requests = log.entries.flatMap((entry) => {
    const request = apiRequest(entry.request, busters);
    return request && entry.request.method !== 'OPTIONS' ? [{ entry, request }] : [];
  });
  if (requests.length === 0) throw new RangeError('it holds no call of the shop');
  const unknown = requests.filter(({ request }) => !request.known).map(({ request }) => request.path);
  const visits = requests.flatMap(({ entry, request }) => visitOf(entry, request));
  const needsLogin = requests.some(({ entry, request }) => isLoggedIn(entry) || request.known?.name === 'login.login');
  const own = visits.filter(({ known }) => !BY_LEGS.includes(known.name));
  const steps = own.flatMap((visit, at) => stepsOf(visit, own.slice(0, at)));
  const captured = steps.map((step) =>
    'capture' in step && Object.keys(step.capture as Plain).length === 0 ? without(step, 'capture') : step,
  );
  const text = JSON.stringify(captured);
  const asked = ['phone', 'code'].filter((each) => text.includes(use(each)) && !text.includes(`"as":"${each}"`));
  return {
    scenario: {
      scenario: name,
      ...(needsLogin ? {} : { role: null }),
      ...(asked.length > 0 ? { values: Object.fromEntries(asked.map((each) => [each, ''])) } : {}),
      use: needsLogin ? 'login' : 'open',
      steps: captured,
    },
    notes: [
      ...[...new Set(unknown)].map((path) => `${path} is not declared and was left out`),
      ...asked.map((each) => `values.${each} is to be filled in, or given with --set ${each}=…`),
    ],
  };
}

function visitOf(entry: HarEntry, request: ApiRequest): Visit[] {
  if (!request.known) return [];
  const raw = json(bodyOf(entry));
  const { call } = request.known;
  const answer = typeof raw === 'object' && raw !== null ? leniently(call.answer, raw) : undefined;
  return [{ known: request.known, request, entry, answer, capture: {} }];
}

/** True for a request that carried a login: a header of 32 characters, whatever it is called. */
const isLoggedIn = ({ request }: HarEntry): boolean =>
  request.headers.some(({ name, value }) => /token/i.test(name) && (value.length === 32 || value === '[hidden]'));

function stepsOf(visit: Visit, before: readonly Visit[]): Plain[] {
  const { known, request } = visit;
  const { call, name } = known;
  const query = valuesOf(call.query, Object.fromEntries(request.parameters.map((each) => [each.name, each.value])));
  const body = call.body ? leniently(call.body, json(request.body)) : undefined;
  const hasQuery = Object.keys(call.query.fields).length > 0;
  const send = call.body ? (hasQuery ? { query, body } : body) : query;
  const linked = link(send, '', before);
  const empty = typeof linked !== 'object' || linked === null || Object.keys(linked).length === 0;
  const step: Plain = { call: name, ...(empty ? {} : { send: linked }), ...outcome(visit) };
  if (call.effect === 'money') step.spend = spent(before);
  step.capture = visit.capture;
  return name === 'chit.chitYz' ? [{ sms: use('phone'), as: 'code' }, step] : [step];
}

/** What the visit came to: refused with words, or an outcome and a list that was not empty. */
function outcome({ answer, entry }: Visit): Plain {
  const raw = json(bodyOf(entry)) as { success?: unknown; content?: unknown } | undefined;
  const went = raw !== undefined && [1, 2, 3, true].includes(Number(raw.success) || (raw.success as boolean));
  if (!went) return { refused: String(raw?.content ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&') || true };
  const { success, data } = (answer ?? {}) as { success?: unknown; data?: unknown };
  const expect = {
    ...(success === undefined ? {} : { success }),
    ...(Array.isArray(data) && data.length > 0 ? { 'data.length': { least: 1 } } : {}),
  };
  return Object.keys(expect).length > 0 ? { expect } : {};
}

/** What was due the last time that an answer said so. */
function spent(before: readonly Visit[]): unknown {
  const told = before.findLast(
    ({ answer }) => typeof (answer as { order?: { money_paid?: unknown } })?.order?.money_paid === 'number',
  );
  if (!told) return 0;
  told.capture.due = { path: 'order.money_paid', shown: true };
  return use('due');
}

/** The same with stand-ins for what no file may hold, and references to what an earlier answer brought. */
function link(value: unknown, field: string, before: readonly Visit[]): unknown {
  if (Array.isArray(value)) return value.map((each) => link(each, field, before));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, link(each, name, before)]));
  }
  const instead = STAND_INS[field];
  if (instead !== undefined && value !== '' && value !== undefined) return instead;
  if (typeof value !== 'string' || !mayBeHandedOn(value, field)) return value;
  return brought(value, field, before) ?? value;
}

/** Ids, numbers of orders, seals and tokens; not words, flags or small numbers. */
const mayBeHandedOn = (value: string, field: string): boolean =>
  /(_id|_sn|seal|chit|token|list)$/.test(field) ? value.length > 0 : value.length >= 12 && !/\s/.test(value);

/** The first answer that brought it; what was captured once keeps its name. */
function brought(value: string, field: string, before: readonly Visit[]): string | undefined {
  for (const visit of before) {
    const path = pathOf(visit.answer, value, '');
    if (path === undefined) continue;
    const known = Object.entries(visit.capture).find(([, each]) => pathIn(each) === path)?.[0];
    const name = known ?? freeName(field === '' ? 'value' : field, before);
    visit.capture[name] = /chit|token|seal/.test(field) ? path : { path, shown: true };
    return use(name);
  }
  return undefined;
}

const pathIn = (capture: unknown): string =>
  typeof capture === 'string' ? capture : (capture as { readonly path: string }).path;

function freeName(base: string, visits: readonly Visit[]): string {
  const isTaken = (name: string) => visits.some(({ capture }) => name in capture);
  for (let at = 2; isTaken(base); at += 1) if (!isTaken(`${base}${at}`)) return `${base}${at}`;
  return base;
}

function pathOf(value: unknown, wanted: string, path: string): string | undefined {
  if (value === wanted) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const found = pathOf(each, wanted, inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The values that were sent, without those that are the default anyway. */
function valuesOf(codec: Codec<unknown> & { readonly fields: Fields }, raw: Plain): Plain {
  const read = leniently(codec, raw) as Plain;
  const plain = leniently(codec, {}) as Plain | undefined;
  return Object.fromEntries(
    Object.entries(read ?? {}).filter(([name, value]) => raw[name] !== undefined && value !== plain?.[name]),
  );
}

function leniently(codec: Codec<unknown>, raw: unknown): unknown {
  try {
    return codec.read(raw, startAt(false));
  } catch {
    return undefined;
  }
}

function bodyOf({ response }: HarEntry): string {
  const { text = '', encoding } = response.content as { text?: string; encoding?: string };
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function without(step: Plain, name: string): Plain {
  const { [name]: _, ...rest } = step;
  return rest;
}
