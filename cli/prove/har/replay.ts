/** Plays a recording against an environment, call by call, and says in what its answers differ now. */

import { say } from '#cli/prove/calling/dictionary.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Exchange } from '#cli/shop/har/har.ts';
import type { ApiRequest } from '#cli/shop/har/known-calls.ts';
import { carriedLogin } from '#cli/shop/har/known-calls.ts';
import { jsonOf } from '#cli/shop/json.ts';
import { lookUp } from '#cli/shop/look-up.ts';
import { type Shop, wireOf } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { address, headers } from '#shared/client/request.ts';
import { fetchText } from '#shared/client/send.ts';
import { NetworkError } from '#shared/errors.ts';
import { changedValues, type Difference, differences } from './differences.ts';
import type { Recording } from './har-file.ts';
import { why } from './replay-words.ts';
import { isHidden, shopRequests } from './shop-requests.ts';

export interface Replayed {
  /** Its place in the recording, from 1. */
  readonly at: number;
  readonly call: string;
  readonly effect: string;
  readonly state: 'same' | 'different' | 'skipped' | 'failed';
  readonly because?: string;
  readonly differences: readonly Difference[];
  /** How many values are others now; prices, stock and times move. */
  readonly values: number;
  readonly ms: number;
}

export interface ReplayReport {
  readonly file: string;
  readonly calls: readonly Replayed[];
}

type Planned = ReturnType<typeof planOf>[number];

/** Plays it with the login that is kept; with `readsOnly` nothing else is sent. What the guard forbids is refused before anything is sent. */
export async function replay(
  shop: Shop,
  fetch: typeof globalThis.fetch,
  file: string,
  har: Recording,
  readsOnly = false,
): Promise<ReplayReport> {
  const plan = planOf(har, readsOnly);
  for (const { request, effect, skip } of plan) if (skip === undefined) admit(shop, request, effect);
  const calls: Replayed[] = [];
  for (const planned of plan) {
    const { at, request, effect, skip } = planned;
    const about = { at, call: request.path, effect, skip };
    calls.push(await played(shop, about, () => playOne(shop, fetch, planned)));
  }
  return { file, calls };
}

/** Turns a report with differences into the drift that it is. */
export function judgedReplay(report: ReplayReport): ReplayReport {
  const wrong = report.calls.filter(({ state }) => state === 'different' || state === 'failed');
  const [first] = wrong;
  if (!first) return report;
  const code = wrong.some(({ state }) => state === 'different') ? 'drift' : 'network';
  throw new Fault(code, [`${wrong.length} 个调用与录制不同`, `${wrong.length} calls are not as they were recorded`], {
    data: report,
    call: first.call,
  });
}

function planOf(har: Recording, readsOnly: boolean) {
  return shopRequests(har).own.map((own) => {
    const effect = effectOf(own.request.known?.call ?? {});
    const skip = readsOnly && effect !== 'read' ? why.dryRun[1] : reasonToSkip(own.entry, own.request, effect);
    return { ...own, effect, skip };
  });
}

function reasonToSkip(entry: Exchange, request: ApiRequest, effect: string): string | undefined {
  if (effect === 'session') return why.keptLogin[1];
  if (isHidden(request)) return why.recordingHides[1];
  if (entry.request.postData?.mimeType.startsWith('multipart/')) return why.files[1];
  return entry.response.status === 0 ? why.unrecorded[1] : undefined;
}

/** On production a payment is never replayed: what it costs now, nobody has consented to. */
function admit({ guard, profile }: Shop, { path, known }: ApiRequest, effect: string): void {
  if (effect === 'money' && profile.kind === 'production') {
    throw new Fault('guard', ['生产环境不重放付款', 'a payment is never replayed on production'], { call: path });
  }
  guard.admit(known?.call ?? { path, effect: 'money' });
}

/** What playing a call brought: the differences, or why no answer came. */
type Played = Pick<Replayed, 'differences' | 'values' | 'because'>;

export async function played(
  { clock }: Shop,
  { skip, ...about }: Pick<Replayed, 'at' | 'call' | 'effect'> & { readonly skip: string | undefined },
  play: () => Promise<Played>,
): Promise<Replayed> {
  if (skip !== undefined) return { ...about, state: 'skipped', because: skip, differences: [], values: 0, ms: 0 };
  const began = clock.now();
  const found = await play();
  const state = found.because !== undefined ? 'failed' : found.differences.length > 0 ? 'different' : 'same';
  return { ...about, state, ...found, ms: clock.now() - began };
}

async function playOne(shop: Shop, fetch: typeof globalThis.fetch, planned: Planned): Promise<Played> {
  const { entry, request, effect } = planned;
  try {
    const text = await send(shop, fetch, request, entry.request);
    const [before, now] = [entry.response.content.text ?? '', text].map((each) => jsonOf(each) ?? each);
    return { differences: differences(before, now), values: changedValues(before, now) };
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    if (effect !== 'read') throw lost(error);
    return { because: error.message, differences: [], values: 0 };
  }
}

/** Sends it again, with the kept login where one was sent then: a visitor sees less than a member. */
function send(shop: Shop, fetch: typeof globalThis.fetch, request: ApiRequest, then: Exchange['request']) {
  const { profile, session, signal } = shop;
  const options = wireOf(profile, carriedLogin(then) ? session : {});
  const { path, parameters, body } = request;
  const pairs = parameters.map(({ name, value }) => [name, value] as const);
  const type = body === '' ? {} : { 'content-type': 'application/json' };
  const sent = {
    url: address(options, path, pairs),
    method: then.method === 'POST' ? ('POST' as const) : ('GET' as const),
    headers: { ...headers(options), ...type },
    ...(body === '' ? {} : { body }),
  };
  return fetchText(path, sent, { fetch, deadline: profile.timeout, signal });
}

const lost = (error: NetworkError): Fault =>
  new Fault('unknown', say.lost, { call: error.call, cause: error, next: lookUp(error.call) });
