import { aboutAsked } from '#shared/client/about.ts';
import { type Client, createClient, type SendOptions } from '#shared/client/create.ts';
import { refuseUndeclared } from '#shared/client/declared.ts';
import { cancellation } from '#shared/client/in-flight.ts';
import { type ClientOptions, defaultNames } from '#shared/client/options.ts';
import { readReply } from '#shared/client/reply.ts';
import { buildRequest } from '#shared/client/request.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError, NotOfferedError } from '#shared/errors.ts';
import { apiBase, bodyKind } from '#web/navigation/deployment.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import type { RouteName } from '#web/navigation/routes.ts';
import { hearTime } from '../clock.ts';
import { knownFlags } from '../session/privileges.ts';
import { adoptLogin, mayWrite, session, setVerification, whenMemberChanges } from '../session/session.ts';
import { note } from '../trail/trail.ts';
import { noteMissing } from './missing-calls.ts';
import { dropPrefetched, prefetchedText, takePrefetched } from './prefetched.ts';

/** Decodes leniently, so that a page works without optional fields. */
const options: ClientOptions = {
  base: new URL(apiBase, typeof location === 'undefined' ? 'http://localhost' : location.href).href,
  body: bodyKind,
  async fetch(input, init) {
    const headers = init?.headers as Record<string, string>;
    const early = takePrefetched(String(input), headers, defaultNames.bust, init?.signal);
    const sent = early?.at ?? performance.now();
    const answer = await (early?.response ?? fetch(input, init));
    hearTime(answer.headers, sent);
    return answer;
  },
  token: () => session.token,
  agencyId: () => session.agency_id,
  flags: knownFlags,
  onSent(call, request, came) {
    note('sent', request, call);
    if (call.effect !== 'read') dropPrefetched();
    const end = (answer: unknown) => {
      note('came', request, answer);
      if (answer instanceof NotOfferedError) noteMissing(call.path);
    };
    came.then(end, end);
  },
  onDeviation: (call, deviations) => note('odd', call, deviations),
};
const client = createClient(options);

/** The web's only client. Every answer with a verification state updates the session (document 1 §4). */
export const api: Client = {
  ...client,
  async send(call, args, options) {
    if (import.meta.env.DEV) refuseUndeclared(call, args);
    const answer = await forMember(call, options, (own) => client.send(call, args, own));
    hearOf(call, answer);
    return answer;
  },
  next: (call, link, options) => forMember(call, options, (own) => client.next(call, link, own)),
};

/** Cancels everything that was asked for the member before. */
let member = new AbortController();
whenMemberChanges(() => {
  member.abort();
  member = new AbortController();
});

const isWrite = ({ effect }: Call): boolean => effect === 'write' || effect === 'money';

/**
 * Asks for the member whose pages are shown, and for nobody else. When another login has begun or ended in another tab,
 * nothing is sent: the pages start anew first. An answer that comes after such a change is cancelled.
 */
async function forMember<T>(
  call: Call,
  options: SendOptions = {},
  ask: (options: SendOptions) => Promise<T>,
): Promise<T> {
  if (adoptLogin() || (isWrite(call) && !mayWrite())) throw new CancelledError(call.path);
  const asker = member.signal;
  const { signal, release } = cancellation(asker, options.signal);
  try {
    const answer = await ask({ ...options, signal });
    if (asker.aborted) throw new CancelledError(call.path);
    return answer;
  } finally {
    release();
  }
}

/**
 * The answer of a prefetched call that has already arrived, so that the page renders with it at once. Undefined when
 * there is none or it is not a success: sending the call then meets the error.
 */
export function prefetchedAnswer<C extends Call>(call: C, args: ArgsOf<C>): AnswerOf<C> | undefined {
  const { request, args: asked } = buildRequest(call, args, options);
  try {
    return prefetchedText(request.url, request.headers, defaultNames.bust, (text) => {
      const answer = aboutAsked(call, asked, readReply(call, text, options)) as AnswerOf<C>;
      note('sent', request, call);
      note('came', request, answer);
      hearOf(call, answer);
      return answer;
    });
  } catch {
    return undefined;
  }
}

/** A login's own answer is handled by its caller. */
function hearOf(call: Call, answer: unknown): void {
  if (call.effect !== 'session' && 'yz' in call.answer.fields) hear((answer as Told).yz);
}

type Told = Pick<typeof session, 'yz'>;

/** Pages that show goods with prices. */
const PRICED = [
  'index',
  'search',
  'intro',
  'cart',
  'goods',
  'favourites',
  'frequentBuys',
  'browsingHistory',
  'preOrder',
  'groupBuy',
  'priceCut',
  'article',
] as const satisfies readonly RouteName[];

/** Goods fetched or prefetched earlier have the prices of another verification state. */
function hear(yz: Told['yz']): void {
  if (yz === undefined || yz === session.yz) return;
  setVerification(yz);
  dropPrefetched();
  flagForReload(...PRICED);
}
