/** The operator's side of a stand-in: only for local and sandbox profiles. */

import { findCall } from '#cli/shop/find-call.ts';
import type { Planner } from '#cli/shop/plan.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { say } from './operator-words.ts';

/** The key of a stand-in that was given no other. */
const DEFAULT_KEY = 'yaocang-operator';

export interface OperatorPorts {
  readonly profile: Profile;
  readonly fetch: typeof fetch;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** A dry run notes the act instead. */
  readonly planner?: Planner | undefined;
}

/** Makes the whole shop fresh again. */
export const resetShop = (ports: OperatorPorts): Promise<{ message: string }> =>
  told(operate(ports, 'reset', {}), '已重置！');

/** Ships an order. */
export const shipOrder = (ports: OperatorPorts, order_sn: string): Promise<{ message: string }> =>
  told(operate(ports, 'ship', { order_sn }), '已发货！');

/** An action with its answer, without what is undefined in its body. */
export async function act(ports: OperatorPorts, action: string, body: object): Promise<Record<string, unknown>> {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const { ok: _, ...answer } = await operate(ports, action, given);
  return answer;
}

/** A situation that a stand-in can bring about. */
export interface Scenario {
  readonly name: string;
  readonly about: string;
}

/** The situations that there are; a dry run reads them too. */
export async function listScenarios(ports: OperatorPorts): Promise<readonly Scenario[]> {
  const { scenarios } = await act({ ...ports, planner: undefined }, 'scenarios', {});
  return scenarios as readonly Scenario[];
}

/** A verdict with its reason; a usage fault when the one or the other is missing. */
export function decide(verdict: 'approve' | 'reject' | undefined, because: string | undefined) {
  if (verdict === undefined) throw new Fault('usage', say.noVerdict, { next: say.verdicts });
  if (verdict === 'reject' && !because) throw new Fault('usage', say.noReason, { next: say.reason });
  return { verdict, because };
}

/** The newest text messages, of one phone where its digits are given. */
export async function sentMessages(ports: OperatorPorts, phone: string | undefined, limit: number) {
  const { messages } = (await act(ports, 'sms', {})) as { messages: readonly { readonly phone: string }[] };
  const wanted = messages.filter((each) => phone === undefined || each.phone.endsWith(phone));
  return { messages: wanted.slice(0, limit) };
}

/** The code of the newest text message that the stand-in sent. */
export async function latestSmsCode(ports: OperatorPorts): Promise<string> {
  const { messages } = (await operate(ports, 'sms', {})) as { messages?: readonly { readonly code?: unknown }[] };
  const code = messages?.[0]?.code;
  if (typeof code === 'string') return code;
  throw new Fault('server', say.noMessage);
}

/** Changes switches, each read as what it was before; without changes only shows those whose name holds a word. */
export async function changeSettings(
  ports: OperatorPorts,
  changes: Readonly<Record<string, string>>,
  filter: string | undefined,
) {
  // The switches are told in any case: a dry run reads them too.
  const before = (await act({ ...ports, planner: undefined }, 'settings', {})) as Record<
    string,
    Record<string, unknown>
  >;
  const all = Object.values(before).flatMap((room) => Object.keys(room));
  // `settings shop_closed=true`, without --set, would otherwise look as if it had done something.
  if (filter !== undefined && !all.some((name) => name.includes(filter)))
    throw new Fault('usage', say.noSwitch(filter), { next: say.seeSwitches });
  const body: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(changes)) {
    const room = Object.keys(before).find((each) => Object.hasOwn(before[each] ?? {}, name));
    if (room === undefined) throw new Fault('usage', say.noSwitch(name), { next: say.seeSwitches });
    body[room] = { ...body[room], [name]: switched(name, before[room]?.[name], value) };
  }
  const after = Object.keys(body).length > 0 ? await act(ports, 'settings', body) : before;
  const named = (room: object) =>
    Object.fromEntries(Object.entries(room).filter(([name]) => fits(name, filter, Object.keys(changes))));
  return Object.fromEntries(Object.entries(after).map(([room, values]) => [room, named(values as object)]));
}

const fits = (name: string, filter: string | undefined, changed: readonly string[]): boolean =>
  changed.length > 0 ? changed.includes(name) : filter === undefined || name.includes(filter);

function switched(name: string, before: unknown, value: string): unknown {
  if (typeof before === 'boolean' && /^(true|1|on|yes)$/.test(value)) return true;
  if (typeof before === 'boolean' && /^(false|0|off|no)$/.test(value)) return false;
  if (typeof before === 'number' && value !== '' && Number.isFinite(Number(value))) return Number(value);
  if (typeof before === 'string') return value;
  throw new Fault('usage', say.wrongSwitch(name, typeof before));
}

/** Changes what the shop shows beside its goods, and answers it; without a change it only tells. */
export async function changeContent(
  ports: OperatorPorts,
  json: string | undefined,
  hot_keywords: readonly string[] | undefined,
) {
  const change = json === undefined ? {} : parsed(json);
  return act(ports, 'content', { ...change, ...(hot_keywords && { hot_keywords }) });
}

function parsed(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below: text that is no JSON is like JSON that is no object.
  }
  throw new Fault('usage', say.noContent);
}

export interface FaultFlags {
  readonly clear: boolean;
  readonly times: number | undefined;
  readonly skip: number | undefined;
  readonly ms: number | undefined;
  readonly code: number | undefined;
  readonly content: string | undefined;
  readonly acts: boolean;
}

/** Orders a fault for a call, or lists and clears them. */
export async function orderFault(
  ports: OperatorPorts,
  call: string | undefined,
  kind: string | undefined,
  how: FaultFlags,
) {
  const { acts, clear, ...rest } = how;
  if (call !== undefined && kind === undefined) throw new Fault('usage', say.noKind);
  const path = call === undefined || call === '*' ? call : findCall(call, undefined).call.path;
  return act(ports, 'faults', { call: path, kind, clear, ...rest, acts: acts || undefined });
}

/** Asks the operator's side for an action; its refusal is a server fault in its own words. */
export async function operate(ports: OperatorPorts, action: string, body: object): Promise<Record<string, unknown>> {
  const { profile, fetch, env, signal, planner } = ports;
  if (profile.kind !== 'local' && profile.kind !== 'sandbox') throw new Fault('guard', say.noOperator);
  if (planner && !onlyTells(action, body)) planner.operate(`operator/${action}`, body);
  const response = await fetch(`${operatorBase(profile.base)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'operator-key': env.YAOCANG_OPERATOR_KEY || DEFAULT_KEY },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
  }).catch((cause: unknown) => {
    throw new Fault('network', say.unreachable, { cause, next: say.startOne });
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok === true) return answer;
  const because = typeof answer.because === 'string' ? answer.because : `HTTP ${response.status}`;
  const code = response.status === 401 || response.status === 403 ? 'login' : 'server';
  throw new Fault(code, say.refused(because), { call: `operator/${action}` });
}

/** Actions that change nothing, by themselves or as long as they are given nothing. */
const TELLING = [
  'sms',
  'dump',
  'transfers',
  'invoices',
  'verifications',
  'scopes',
  'after_sales',
  'requests',
  'scenarios',
];
const TELLING_WHEN_EMPTY = ['clock', 'settings', 'faults', 'content'];

function onlyTells(action: string, body: object): boolean {
  const isEmpty = Object.values(body).every((value) => value === undefined || value === false);
  return TELLING.includes(action) || (TELLING_WHEN_EMPTY.includes(action) && isEmpty);
}

/** `http://host/shop/api` has its operator at `http://host/shop/operator`. */
const operatorBase = (base: string): string => `${base.replace(/\/[^/]*$/, '')}/operator`;

async function told(done: Promise<unknown>, message: string): Promise<{ message: string }> {
  await done;
  return { message };
}
