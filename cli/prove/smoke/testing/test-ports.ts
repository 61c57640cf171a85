/** The ports of a walk over a shop of a test, with one demonstration member. */
import { randomUUID } from 'node:crypto';
import { createClient } from '#shared/client/create.ts';
import { createDemand } from '../demand.ts';
import type { SmokePorts } from '../ports.ts';
import { scenarios } from '../scenarios/index.ts';

/** Tells in English. */
export const telling = { language: 'en' } as const;

/** The scenario of the main road, alone. */
export const mainRoad = scenarios.filter(({ name }) => name === 'main-road');

interface Over {
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly operate: (action: string, body?: object) => Promise<Response>;
}

/** Makes the ports; waiting lets the shop's own clock run. */
export function testPorts(over: Over, user = 'yaodian', more: Partial<SmokePorts> = {}): SmokePorts {
  let token = '';
  const { base, fetch, now } = over;
  const agencyId = () => '1';
  const demand = createDemand();
  const operate = async (action: string, body: object) => {
    const answer = (await (await over.operate(action, body)).json()) as Record<string, unknown>;
    if (answer.ok !== true) throw new Error(`${action}: ${answer.because}`);
    return answer;
  };
  return {
    client: demand.around(
      createClient({
        base,
        fetch,
        token: () => token,
        agencyId,
        cancelDuplicates: false,
        onDeviation: demand.onDeviation,
      }),
    ),
    clock: { now, wait: async (ms) => void (await operate('clock', { advance_ms: ms })) },
    signal: new AbortController().signal,
    account: { user, password: 'Yaocang2026', payPassword: '246810' },
    deviating: demand.deviating,
    lane: 0,
    irreversible: true,
    program: 'yaocang --env stage',
    values: {},
    settle: async ({ order_sn }) => void (await operate('settle', { order_sn, outcome: 'paid' })),
    messages: { verified: new Set(), sent: new Map() },
    spend: async () => undefined,
    failing: () => undefined,
    smsCode: async (phone) => {
      const { messages } = (await operate('sms', {})) as { messages: { phone: string; code: string }[] };
      return messages.find((each) => each.phone.endsWith(phone.slice(-4)))?.code ?? '';
    },
    once: randomUUID,
    learn: () => undefined,
    signIn: (_, answer) => {
      token = answer?.token ?? '';
    },
    ...more,
  };
}
