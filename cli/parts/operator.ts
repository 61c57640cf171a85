/** Operator calls of a stand-in; for local and sandbox profiles only. */
import type { Cli } from '#cli/frame/cli.ts';
import type { Planner } from '#cli/shop/plan.ts';
import { besideProduction, isStandIn, type Profile } from '#cli/shop/profile.ts';
import { say as profileWords } from '#cli/shop/profile-words.ts';
import { Fault } from '#cli/text/fault.ts';
import { refusalWords, say } from './operator-words.ts';

const DEFAULT_KEY = 'yaocang-operator';

export interface OperatorPorts {
  readonly profile: Profile;
  readonly fetch: typeof fetch;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly planner?: Planner | undefined;
}

interface Sent {
  readonly phone: string;
  readonly code: string;
}

/** The code of the newest text message, to `phone` if given; its middle may be masked. */
export async function latestSmsCode(ports: OperatorPorts, phone = ''): Promise<string> {
  const { messages = [] } = (await act(ports, 'sms', {})) as { messages?: readonly Sent[] };
  const isMine = (sent: Sent) => sent.phone.startsWith(phone.slice(0, 3)) && sent.phone.endsWith(phone.slice(-4));
  const found = messages.find((sent) => phone === '' || isMine(sent));
  if (found) return found.code;
  throw new Fault('server', say.noMessage);
}

/** Sends an operator action; a refusal is a server fault. */
export async function act(ports: OperatorPorts, action: string, given: object): Promise<Record<string, unknown>> {
  const { profile, fetch, env, signal, planner } = ports;
  const body = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  refuseNoStandIn(profile);
  if (planner && !onlyTells(action, body)) planner.operate(`operator/${action}`, body);
  const response = await fetch(`${operatorBase(profile.base)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'operator-key': env.YAOCANG_OPERATOR_KEY || DEFAULT_KEY },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
  }).catch((cause: unknown) => {
    throw new Fault('network', say.unreachable, { cause, next: say.startOne });
  });
  const { ok, ...answer } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (ok === true) return answer;
  const because = refusalWords(typeof answer.because === 'string' ? answer.because : `HTTP ${response.status}`);
  const code = response.status === 401 || response.status === 403 ? 'login' : 'server';
  throw new Fault(code, say.refused(...because), { call: `operator/${action}` });
}

/** Throws a guard fault where a profile is no stand-in, or is on a host of production. */
function refuseNoStandIn(profile: Profile): void {
  if (isStandIn(profile)) return;
  const beside = besideProduction(profile);
  if (!beside) throw new Fault('guard', say.noOperator);
  const { noOperatorHere, unresolved } = profileWords;
  throw new Fault('guard', (beside.as === 'unknown' ? unresolved : noOperatorHere)(profile.name, beside.to));
}

/** Actions that only read, always or with an empty body. */
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
  const isEmpty = Object.values(body).every((value) => value === false);
  return TELLING.includes(action) || (TELLING_WHEN_EMPTY.includes(action) && isEmpty);
}

/** `http://host/shop/api` has its operator at `http://host/shop/operator`. */
const operatorBase = (base: string): string => `${base.replace(/\/[^/]*$/, '')}/operator`;

export async function operatorOf(cli: Cli): Promise<OperatorPorts> {
  const profile = await cli.profile();
  const { env } = cli.terminal;
  cli.output.redactor.learn(env.YAOCANG_OPERATOR_KEY);
  return { profile, fetch: await cli.fetch(), env, signal: cli.signal, planner: cli.planner };
}
