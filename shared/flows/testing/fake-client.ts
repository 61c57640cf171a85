/** A client with scripted answers that records the sent calls. An answer confirms what the call declares. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';

export interface Sent {
  readonly path: string;
  readonly args: unknown;
}

export interface FakeClient extends Client {
  readonly sent: readonly Sent[];
  /** Sets the answer of a call. A thrown error is thrown by the call. */
  on<C extends Call>(call: C, answer: (args: ArgsOf<C>) => AnswerOf<C> | Promise<AnswerOf<C>>): FakeClient;
  /** How many times a call was sent. */
  count(call: Call): number;
}

export function createFakeClient(): FakeClient {
  const sent: Sent[] = [];
  const answers = new Map<string, (args: never) => unknown>();

  async function send(call: Call, args: unknown, signal?: AbortSignal): Promise<never> {
    sent.push({ path: call.path, args });
    const answer = answers.get(call.path);
    if (!answer) throw new Error(`nothing answers ${call.path}`);
    const given = (await until(Promise.resolve(args as never).then(answer), call, signal)) as object;
    const reply = { envelope: { content: '', silent: false, byErrorThree: false }, ...given };
    if (typeof call.confirms === 'object') call.confirms.check(call.path, args as never, reply);
    return reply as never;
  }

  return {
    sent,
    send: (call, args, options) => send(call, args, options?.signal),
    next: (call, link, options) => send(call, { link }, options?.signal),
    on(call, answer) {
      answers.set(call.path, answer as (args: never) => unknown);
      return this;
    },
    count: (call) => sent.filter(({ path }) => path === call.path).length,
  };
}

function until<T>(promise: Promise<T>, call: Call, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CancelledError(call.path));
    signal?.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
  });
}
