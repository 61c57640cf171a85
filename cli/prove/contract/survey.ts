/** Sends every reading call once, in rounds, because a call may need ids from earlier answers. */
import { bodyFields, handedOver, readOrError } from '#cli/prove/calling/parameters.ts';
import { wireOf } from '#cli/shop/clients.ts';
import { everyCall, isCalled } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { leavesOf } from '#cli/shop/json.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import type { Words } from '#cli/text/words.ts';
import { cameOf, excerptOf } from '#shared/client/came.ts';
import { jsonIn } from '#shared/client/json-in.ts';
import { isMissing } from '#shared/client/not-offered.ts';
import { buildRequest } from '#shared/client/request.ts';
import { fetchText } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import { anyId, type Codec, type Fields, off, shown, startAt } from '#shared/contract/wire.ts';
import { CancelledError, NetworkError, NotOfferedError, ShapeError } from '#shared/errors.ts';
import { driftOf, type Finding, isDeviation, type RawAnswer } from './drift.ts';

/** same, drift: answered · refused: by the server · absent: not offered · login: needs one · failed: no usable answer · skipped: its arguments are unknown */
export type SurveyState = 'same' | 'drift' | 'refused' | 'absent' | 'login' | 'failed' | 'skipped';

export interface SurveyRow {
  readonly call: string;
  readonly assumed: boolean;
  readonly state: SurveyState;
  /** The server's message, the failure, or the missing arguments. */
  readonly detail: string;
  readonly ms: number;
  readonly findings: readonly Finding[];
}

/** The server's message for an act that it does not have. */
const NOT_OFFERED =
  /暂未开放|不存在的(接口|操作|方法)|(接口|操作|方法|功能)[^，。]{0,4}(不存在|未开放|未定义|没有)|(no such|unknown|undefined) (act|action|method|call)|(act|action|method) (is )?not found/i;

/** Selects calls that one of the words tells, in any spelling; all without words. */
export function calledLike(words: readonly string[]) {
  const named = new Set(
    everyCall.filter((each) => words.some((word) => isCalled(each, [word]))).map(({ call }) => call),
  );
  return (call: Call): boolean => words.length === 0 || named.has(call);
}

export const noSuchCall: Words = [
  '没有这样的只读接口：yaocang calls --effect read',
  'no reading call is called so: yaocang calls --effect read',
];

type Hear = (call: Call, raw: RawAnswer) => void;

/** Sends all reading calls, because others need their ids; answers those that `only` selects. */
export async function survey(shop: UnaskedShop, only: (call: Call) => boolean, hear?: Hear) {
  const known = createKnown();
  const rows: SurveyRow[] = [];
  let left = everyCall.map(({ call }) => call).filter((call) => effectOf(call) === 'read');
  for (;;) {
    const ready = left.filter((call) => fillArguments(call, known).needs.length === 0);
    if (ready.length === 0) break;
    for (const call of ready) {
      if (shop.signal.aborted) throw new CancelledError(call.path);
      const row = await look(shop, call, known, only(call) ? hear : undefined);
      if (only(call)) rows.push(row);
    }
    left = left.filter((call) => !ready.includes(call));
  }
  const skipped = left.filter(only).map((call) => row(call, 'skipped', fillArguments(call, known).needs.join(', '), 0));
  return [...rows, ...skipped].sort((a, b) => (a.call < b.call ? -1 : 1));
}

async function look(shop: UnaskedShop, call: Call, known: Known, hear: Hear | undefined): Promise<SurveyRow> {
  const { args } = fillArguments(call, known);
  const began = shop.clock.now();
  const took = () => shop.clock.now() - began;
  try {
    const { raw, around } = await askRaw(shop, call, args);
    known.learn(raw);
    hear?.(call, raw);
    return withWords(judged(call, raw, took(), shop.profile.base), around);
  } catch (error) {
    const failure = error instanceof NotOfferedError ? error.cause : error;
    if (!(failure instanceof NetworkError)) throw error;
    const state = failure !== error || failure.status === 404 ? 'absent' : 'failed';
    return row(call, state, [failure.failure, failure.status, failure.came?.excerpt].filter(Boolean).join(' '), took());
  }
}

function judged(call: Call, raw: RawAnswer, ms: number, base: string): SurveyRow {
  const { success, error, need_login, content } = raw;
  if (off.read(need_login, startAt(false))) return row(call, 'login', '', ms);
  const proceeds = success === true || ['1', '2', '3'].includes(String(success)) || String(error) === '3';
  const words = typeof content === 'string' ? content : '';
  if (!proceeds) return row(call, NOT_OFFERED.test(words) ? 'absent' : 'refused', words, ms);
  const findings = driftOf(call, raw, base);
  return { ...row(call, findings.some(isDeviation) ? 'drift' : 'same', '', ms), findings };
}

function row(call: Call, state: SurveyState, detail: string, ms: number): SurveyRow {
  return { call: call.path, assumed: call.assumed === true, state, detail, ms: Math.round(ms), findings: [] };
}

const TRIES = 2;

/** Words around an answer deviate, although it was read. */
function withWords(asked: SurveyRow, around: string): SurveyRow {
  if (around === '') return asked;
  const { call } = asked;
  const words: Finding = {
    call,
    path: '.',
    kind: 'around',
    declared: 'nothing but JSON',
    got: `“${excerptOf(around)}”`,
  };
  return { ...asked, state: asked.state === 'same' ? 'drift' : asked.state, findings: [words, ...asked.findings] };
}

/** The undecoded answer, and what stood around it. Throws NetworkError, and NotOfferedError for an assumed call that the shop does not have. */
export async function askRaw(
  shop: UnaskedShop,
  call: Call,
  args: unknown,
): Promise<{ readonly raw: RawAnswer; readonly around: string }> {
  const { profile, login, fetch, signal } = shop;
  const options = { ...wireOf(profile, { login }), fetch };
  for (let tried = 1; ; tried += 1) {
    try {
      const { request } = buildRequest(call, args, options);
      const { text, from } = await fetchText(call.path, request, { fetch, deadline: profile.timeout, signal });
      const found = jsonIn(text);
      if (found) return { raw: found.json, around: found.around };
      throw new NetworkError(call.path, 'not-json', undefined, { came: cameOf(text, from) });
    } catch (error) {
      if (error instanceof NetworkError && isMissing(call, error)) throw new NotOfferedError(call.path, error);
      const passes = error instanceof NetworkError && (error.failure === 'dropped' || error.failure === 'timeout');
      if (!passes || tried >= TRIES || signal.aborted) throw error;
    }
  }
}

const ALSO: Readonly<Record<string, readonly string[]>> = {
  goods_id: ['goods_id', 'id'],
  fast_buy: ['goods_id'],
  id: ['id', 'article_id'],
  buy_list: ['cart_id'],
};

/** Values with which reading calls answer something. */
const USUAL: Readonly<Record<string, unknown>> = { is_start: true, keywords: 'all', num: 5, device: 'pc' };

type Known = ReturnType<typeof createKnown>;

function createKnown() {
  const values = new Map<string, string>();
  const learn = (answer: unknown): void => {
    for (const { name, value } of leavesOf(answer)) {
      const isId = /(_id|_sn|^id|^key)$/.test(name) && /^(string|number)$/.test(typeof value);
      const id = isId ? shown(anyId, '').read(value, startAt(false)) : '';
      if (id !== '' && !values.has(name)) values.set(name, id);
    }
  };
  return {
    get: (name: string) =>
      [name, ...(ALSO[name] ?? [])].map((each) => values.get(each)).find((each) => each !== undefined),
    learn,
  };
}

function fillArguments(call: Call, known: Known) {
  const needs: string[] = [];
  const fill = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, filledValue(name, codec, known, needs)]));
  return { args: handedOver(call, fill(call.query.fields), fill(bodyFields(call))), needs };
}

function filledValue(name: string, codec: Codec<unknown>, known: Known, needs: string[]): unknown {
  if (codec.is.endsWith(', if any')) return undefined;
  const found = /^id/.test(codec.is) || name.endsWith('_sn') ? known.get(name) : undefined;
  const usual = codec.is === 'text' || codec.is === 'flag' || codec.is === 'whole number' ? USUAL[name] : undefined;
  const read = readOrError(codec, found ?? usual, false);
  if (!(read instanceof ShapeError)) return read;
  needs.push(name);
  return undefined;
}
