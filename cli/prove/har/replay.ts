/** Replays a recording and compares the answers. */
import { wireOf } from '#cli/shop/clients.ts';
import { judge } from '#cli/shop/door.ts';
import { knownCall } from '#cli/shop/find-call.ts';
import type { Exchange } from '#cli/shop/har/har.ts';
import { type ApiRequest, carriedLogin } from '#cli/shop/har/known-calls.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { dictionary, type Words } from '#cli/text/words.ts';
import { address, headers } from '#shared/client/address.ts';
import { defaultNames } from '#shared/client/options.ts';
import { fetchText } from '#shared/client/send.ts';
import { buy } from '#shared/contract/buy.ts';
import type { Call, Effect } from '#shared/contract/call.ts';
import { order } from '#shared/contract/order.ts';
import { anyId, off, shown, startAt } from '#shared/contract/wire.ts';
import { CancelledError, NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { changedValues, type Difference, differences } from './differences.ts';
import { createIds } from './follow-ids.ts';
import { createPages } from './follow-pages.ts';
import { isHidden, type ShopRequest, type ShopRequests } from './read-har.ts';

export interface Replayed {
  /** Position in the recording, from 1. */
  readonly at: number;
  readonly call: string;
  readonly effect: string;
  readonly state: 'same' | 'different' | 'skipped' | 'failed';
  readonly because?: string | undefined;
  readonly differences: readonly Difference[];
  /** How many values changed: prices, stock and times may. */
  readonly values: number;
  readonly ms: number;
}

export interface ReplayReport {
  readonly file: string;
  readonly calls: readonly Replayed[];
  /** Ids of orders that the replay has made and not closed. */
  readonly left: readonly string[];
  /** A signal came: the calls after these were not sent. */
  readonly ended?: true;
}

type Fetch = typeof globalThis.fetch;
type Planned = ReturnType<typeof planOf>;
/** `made`: the order that the call has made. */
type Played = Pick<Replayed, 'differences' | 'values' | 'because'> & { readonly made?: string | undefined };
const NOTHING = { differences: [], values: 0 } as const;

/** Why a call is skipped; the report has the English text. */
export const reasons = dictionary({
  dryRun: ['演练只读取', 'a dry run only reads'],
  savedLogin: ['沿用已保存的登录，不重放', 'a login is kept, not replayed'],
  recordingHides: ['录制隐去了请求内容', 'the recording hides what was sent'],
  files: ['录制不含文件', 'the recording leaves files out'],
  unrecorded: ['没有录到应答', 'no answer was recorded'],
  cutBody: ['没有录到请求内容', 'what was sent was not recorded'],
  noLogin: [
    '录制去掉了登录头（token），不以访客重放',
    'the login header (token) was removed from the recording: not replayed as a visitor',
  ],
  foreign: [
    '编号来自录制的环境，这里没有对应的；这样的流程请写成场景文件：yaocang help scenario',
    'an id is of the environment that was recorded, and nothing here stands for it: such a flow is a scenario file: yaocang help scenario',
  ],
  ended: ['今天的列表没有这一页', 'the list of today has no such page'],
  loggedOut: [
    '未登录，会员的调用不以访客重放',
    'nobody is logged in: the call of a member is not replayed as a visitor',
  ],
});

/** Uses the saved login. The guard checks all calls before the first is sent. */
export async function replay(shop: Shop, fetch: Fetch, file: string, requests: ShopRequests, readsOnly = false) {
  const isStripped = await hasNoLogin(shop, requests());
  const plan = async function* () {
    for await (const own of requests()) yield planOf(shop, own, isStripped, readsOnly);
  };
  for await (const { call, effect, skip } of plan()) if (skip === undefined) check(shop, call, effect);
  return playAll(shop, fetch, file, plan());
}

async function playAll(shop: Shop, fetch: Fetch, file: string, plan: AsyncIterable<Planned>): Promise<ReplayReport> {
  const calls: Replayed[] = [];
  const [ids, pages] = [createIds(), createPages()];
  const left = new Set<string>();
  for await (const asRecorded of plan) {
    if (shop.signal.aborted) return { file, calls, left: [...left], ended: true };
    const isElsewhere = asRecorded.request.base !== shop.profile.base;
    const lost = isElsewhere ? ids.lost(asRecorded.pairs, asRecorded.request.body) : undefined;
    const turned = pages.next(asRecorded.call, asRecorded.pairs);
    const reason = lost === undefined ? (turned ? undefined : reasons.ended) : reasons.foreign;
    const planned = {
      ...asRecorded,
      pairs: ids.pairs(turned ?? []),
      request: { ...asRecorded.request, body: ids.body(asRecorded.request.body) },
      skip: asRecorded.skip ?? reason,
    };
    const { at, call, effect, skip } = planned;
    // The pages behind it are none of today's either.
    if (skip === reasons.ended) pages.learn(turnOf(shop, asRecorded), recordedAnswer(asRecorded), { page_next: 'end' });
    const began = shop.clock.now();
    const played =
      skip === undefined ? await playOne(shop, fetch, planned, { ids, pages }) : { ...NOTHING, because: skip[1] };
    // The signal cut off a call that reads.
    if (shop.signal.aborted && skip === undefined && played.because !== undefined)
      return { file, calls, left: [...left], ended: true };
    if (played.made) left.add(played.made);
    if (call === order.qxOrder.path && skip === undefined)
      for (const [name, value] of planned.pairs) if (name === 'order_id') left.delete(value);
    const ms = skip === undefined ? shop.clock.now() - began : 0;
    const failed = skip === undefined ? 'failed' : 'skipped';
    const state = played.because !== undefined ? failed : played.differences.length > 0 ? 'different' : 'same';
    const { because, differences, values } = played;
    calls.push({ at, call, effect, state, because, differences, values, ms });
  }
  return { file, calls, left: [...left] };
}

export function judgedReplay(report: ReplayReport): ReplayReport {
  if (report.ended) throw new CancelledError('replay');
  if (report.calls.every(({ state }) => state === 'skipped')) {
    throw new Fault('assertion', ['没有重放任何调用', 'no call was replayed'], { data: report });
  }
  const wrong = report.calls.filter(({ state }) => state === 'different' || state === 'failed');
  const [first] = wrong;
  if (!first) return report;
  const code = wrong.some(({ state }) => state === 'different') ? 'drift' : 'network';
  throw new Fault(code, [`${wrong.length} 个调用与录制不同`, `${wrong.length} calls are not as they were recorded`], {
    data: report,
    call: first.call,
  });
}

/** Headers were recorded, and never that of the login. A recording that was written by hand has no headers at all. */
async function hasNoLogin({ profile }: Shop, requests: AsyncIterable<ShopRequest>): Promise<boolean> {
  let hasHeaders = false;
  for await (const { entry } of requests) {
    if (tokenHeader(entry, profile) !== undefined) return false;
    hasHeaders ||= entry.request.headers.length > 0;
  }
  return hasHeaders;
}

/** A call counts as what its request does: a method or a body that its declaration has not is read by some PHP scripts. */
function planOf({ profile, session }: Shop, own: ShopRequest, isStripped: boolean, readsOnly: boolean) {
  const method = own.entry.request.method === 'POST' ? ('POST' as const) : ('GET' as const);
  const pairs = own.request.parameters.map(({ name, value }) => [name, value] as const);
  const { effect } = judge(address(profile, own.request.path, pairs), { method, body: own.request.body }, profile);
  const isMembers = carriedLogin(own.entry.request) || Boolean(tokenHeader(own.entry, profile));
  const asVisitor = isMembers && !session.login ? reasons.loggedOut : undefined;
  const reason = reasonToSkip(own.entry, own.request, effect) ?? (isStripped ? reasons.noLogin : asVisitor);
  const skip = readsOnly && effect !== 'read' ? reasons.dryRun : reason;
  return { ...own, method, pairs, call: own.request.path, effect, isMembers, skip };
}

function reasonToSkip(entry: Exchange, request: ApiRequest, effect: string): Words | undefined {
  if (effect === 'session') return reasons.savedLogin;
  if (isHidden(request)) return reasons.recordingHides;
  if (entry.request.postData?.mimeType.startsWith('multipart/')) return reasons.files;
  if (
    isCut(request.body) ||
    (request.body === '' && entry.request.method === 'POST' && (entry.request.bodySize ?? 0) > 0)
  )
    return reasons.cutBody;
  return isAnswered(entry.response) ? undefined : reasons.unrecorded;
}

/** False without an answer, and when its text was left out or cut. */
const isAnswered = ({ status, content: { text = '', size = 0 } }: Exchange['response']): boolean =>
  status !== 0 && !isCut(text) && !(text === '' && size > 0);

const isCut = (body: string): boolean => /^\s*[[{]/.test(body) && jsonOf(body) === undefined;

/** The shop and the tool send the header with every call, empty for a visitor: without it, somebody has removed it. */
function tokenHeader({ request }: Exchange, profile: Shop['profile']): string | undefined {
  const { token } = profile.names ?? defaultNames;
  return request.headers.find(({ name }) => name.toLowerCase() === token.toLowerCase())?.value;
}

/** A payment is never replayed on production: nobody consented to its cost. */
function check({ guard, profile }: Shop, path: string, effect: Effect): void {
  if (effect === 'money' && profile.kind === 'production') {
    throw new Fault('guard', ['生产环境不重放付款', 'a payment is never replayed on production'], { call: path });
  }
  guard.check({ path, effect });
}

/** What stands today for the recording's ids and next pages. */
interface Following {
  readonly ids: ReturnType<typeof createIds>;
  readonly pages: ReturnType<typeof createPages>;
}

async function playOne(
  shop: Shop,
  fetch: Fetch,
  { entry, request, effect, method, pairs, isMembers }: Planned,
  { ids, pages }: Following,
): Promise<Played> {
  // Only calls that carried a login get one now.
  const login = isMembers ? shop.session.login : undefined;
  const { path, body } = request;
  const over = shop.guard.admit({ path, effect });
  const end = shop.guard.acts.begin({ path, effect }, Object.fromEntries(pairs));
  // What acts is waited for: a signal ends the replay after it.
  const signal = effect === 'read' ? shop.signal : new AbortController().signal;
  try {
    const text = await sendAgain({ ...shop, session: { login }, signal }, fetch, { path, method, pairs, body });
    end(true);
    const [before, now] = [recordedAnswer({ entry }), jsonOf(text) ?? text];
    ids.learn(before, now, request.base !== shop.profile.base);
    const links = pages.learn(turnOf(shop, { request, pairs }), before, now);
    const made = path === buy.submit.path ? madeOrder(now) : undefined;
    const differ = differences(before, now, knownCall(path)?.call);
    return { differences: [...links, ...differ], values: changedValues(before, now), made };
  } catch (error) {
    end(!(error instanceof NetworkError));
    if (!(error instanceof NetworkError)) throw error;
    if (effect !== 'read') throw new UnknownOutcomeError(path, error);
    return { ...NOTHING, because: error.message };
  } finally {
    over();
  }
}

function recordedAnswer({ entry }: Pick<Planned, 'entry'>): unknown {
  const { text = '' } = entry.response.content;
  return jsonOf(text) ?? text;
}

const turnOf = ({ profile }: Shop, { request, pairs }: Pick<Planned, 'request' | 'pairs'>) => ({
  call: request.path,
  bases: [request.base, profile.base] as const,
  pairs,
});

/** The id of the order; '' where the recording's own was answered again. */
function madeOrder(answer: unknown): string {
  const { order_id, already } = fieldsOf(answer) ?? {};
  return off.read(already, startAt(false)) ? '' : shown(anyId, '').read(order_id, startAt(false));
}

interface Sent extends Pick<Call, 'path' | 'method'> {
  readonly pairs: readonly (readonly [string, string])[];
  readonly body: string;
}

async function sendAgain(
  { profile, session, signal }: Shop,
  fetch: Fetch,
  { path, method, pairs, body }: Sent,
): Promise<string> {
  const options = wireOf(profile, session);
  const json = body === '' ? {} : { 'content-type': 'application/json' };
  const sent = { url: address(options, path, pairs), method, headers: { ...headers(options), ...json } };
  const { text } = await fetchText(path, body === '' ? sent : { ...sent, body }, {
    fetch,
    deadline: profile.timeout,
    signal,
  });
  return text;
}
