/** The operator's side of a stand-in: only for local and sandbox profiles. */
import type { Planner } from './access/plan.ts';
import type { Profile } from './environment/profile.ts';
import { Fault } from './fault.ts';

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

export const outcomes = ['paid', 'failed'] as const;
export type GatewayOutcome = (typeof outcomes)[number];

/** Settles an online payment in the gateway's place. */
export const settlePayment = (
  ports: OperatorPorts,
  order_sn: string,
  outcome: GatewayOutcome,
): Promise<{ message: string }> => told(operate(ports, 'settle', { order_sn, outcome }), '已处理！');

/** The code of the newest text message that the stand-in sent. */
export async function latestSmsCode(ports: OperatorPorts): Promise<string> {
  const { messages } = (await operate(ports, 'sms', {})) as { messages?: readonly { readonly code?: unknown }[] };
  const code = messages?.[0]?.code;
  if (typeof code === 'string') return code;
  throw new Fault('server', ['替身商城没有发送短信', 'the stand-in sent no text message']);
}

/** Asks the operator's side for an action; its refusal is a server fault in its own words. */
export async function operate(ports: OperatorPorts, action: string, body: object): Promise<Record<string, unknown>> {
  const { profile, fetch, env, signal, planner } = ports;
  if (profile.kind !== 'local' && profile.kind !== 'sandbox') {
    throw new Fault('guard', [
      '只有 local 和 sandbox 环境可以扮演运营方',
      'only a local or sandbox profile has an operator',
    ]);
  }
  if (planner && !ONLY_TELLS.includes(action)) planner.operate(`operator/${action}`, body);
  const response = await fetch(`${operatorBase(profile.base)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'operator-key': env.YAOCANG_OPERATOR_KEY || DEFAULT_KEY },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
  }).catch((cause: unknown) => {
    throw new Fault('network', ['运营接口无法连接', 'the operator cannot be reached'], { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok === true) return answer;
  const because = typeof answer.because === 'string' ? answer.because : `HTTP ${response.status}`;
  const code = response.status === 401 || response.status === 403 ? 'login' : 'server';
  throw new Fault(code, [`运营接口拒绝：${because}`, `the operator refused: ${because}`], {
    call: `operator/${action}`,
  });
}

/** Actions that change nothing. */
const ONLY_TELLS: readonly string[] = ['sms', 'dump'];

/** `http://host/shop/api` has its operator at `http://host/shop/operator`. */
const operatorBase = (base: string): string => `${base.replace(/\/[^/]*$/, '')}/operator`;

async function told(done: Promise<unknown>, message: string): Promise<{ message: string }> {
  await done;
  return { message };
}
