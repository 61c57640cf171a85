/** Every reading call of an environment, asked once, in rounds: what one answer brings another may need. */

import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { UnaskedShop } from '#cli/shop/open.ts';
import { buildRequest } from '#shared/client/request.ts';
import { fetchText } from '#shared/client/send.ts';
import type { Call } from '#shared/contract/call.ts';
import { flag, startAt } from '#shared/contract/wire.ts';
import { CancelledError, NetworkError } from '#shared/errors.ts';
import { driftOf, type Finding } from './drift.ts';
import { createKnown, fillArguments, type Known } from './fill.ts';

/** same, drift: answered · refused: with the server's words · absent: not offered · login: needs one · failed: no usable answer · skipped: nobody knows its arguments */
export type SurveyState = 'same' | 'drift' | 'refused' | 'absent' | 'login' | 'failed' | 'skipped';

export interface SurveyRow {
  readonly call: string;
  readonly assumed: boolean;
  readonly state: SurveyState;
  /** The server's words, the failure, or the names that were missing. */
  readonly detail: string;
  readonly ms: number;
  readonly findings: readonly Finding[];
}

/** What a server says of an act that it does not have. */
const NOT_OFFERED =
  /暂未开放|不存在的(接口|操作|方法)|(接口|操作|方法|功能)[^，。]{0,4}(不存在|未开放|未定义|没有)|(no such|unknown|undefined) (act|action|method|call)|(act|action|method) (is )?not found/i;

interface Wanted {
  readonly only: (call: Call) => boolean;
  readonly each: (row: SurveyRow) => void;
}

/** Asks the reading calls that are wanted; those that only bring ids to others are asked as well, but not told. */
export async function survey(shop: UnaskedShop, { only, each }: Wanted): Promise<SurveyRow[]> {
  const known = createKnown();
  const rows: SurveyRow[] = [];
  let left = everyCall.map(({ call }) => call).filter((call) => effectOf(call) === 'read');
  for (;;) {
    const ready = left.filter((call) => 'args' in fillArguments(call, known));
    if (ready.length === 0) break;
    for (const call of ready) {
      if (shop.signal.aborted) throw new CancelledError(call.path);
      const row = await look(shop, call, known);
      if (!only(call)) continue;
      rows.push(row);
      each(row);
    }
    left = left.filter((call) => !ready.includes(call));
  }
  const skipped = left.filter(only).map((call) => {
    const filled = fillArguments(call, known);
    return row(call, 'skipped', 'needs' in filled ? filled.needs.join(', ') : '', 0);
  });
  return [...rows, ...skipped].sort((a, b) => (a.call < b.call ? -1 : 1));
}

async function look(shop: UnaskedShop, call: Call, known: Known): Promise<SurveyRow> {
  const filled = fillArguments(call, known);
  const began = shop.clock.now();
  const took = () => shop.clock.now() - began;
  try {
    const raw = await askRaw(shop, call, 'args' in filled ? filled.args : {});
    known.learn(raw);
    return judged(call, raw, took());
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const state = error.status === 404 ? 'absent' : 'failed';
    return row(call, state, [error.failure, error.status].filter(Boolean).join(' '), took());
  }
}

function judged(call: Call, raw: RawAnswer, ms: number): SurveyRow {
  const { success, error, need_login, content } = raw;
  if (flag.read(need_login, startAt(false))) return row(call, 'login', '', ms);
  const proceeds = success === true || ['1', '2', '3'].includes(String(success)) || String(error) === '3';
  const words = typeof content === 'string' ? content : '';
  if (!proceeds) return row(call, NOT_OFFERED.test(words) ? 'absent' : 'refused', words, ms);
  const findings = driftOf(call, raw);
  return { ...row(call, findings.length > 0 ? 'drift' : 'same', '', ms), findings };
}

const row = (call: Call, state: SurveyState, detail: string, ms: number): SurveyRow => ({
  call: call.path,
  assumed: call.assumed === true,
  state,
  detail,
  ms: Math.round(ms),
  findings: [],
});

export type RawAnswer = Readonly<Record<string, unknown>>;

/** Unanswered calls are asked once more. */
const TRIES = 2;

/** The answer as it came; throws NetworkError. */
export async function askRaw(shop: UnaskedShop, call: Call, args: unknown): Promise<RawAnswer> {
  const { profile, login, fetch, signal } = shop;
  const options = {
    base: profile.base,
    names: profile.names,
    fetch,
    token: () => login?.token ?? '',
    agencyId: () => login?.agency_id || profile.agencyId,
  };
  for (let tried = 1; ; tried += 1) {
    try {
      const { request } = buildRequest(call, args, options);
      return object(call, await fetchText(call.path, request, { fetch, deadline: profile.timeout, signal }));
    } catch (error) {
      const passes = error instanceof NetworkError && (error.failure === 'dropped' || error.failure === 'timeout');
      if (!passes || tried >= TRIES || signal.aborted) throw error;
    }
  }
}

function object(call: Call, text: string): RawAnswer {
  try {
    const raw: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as RawAnswer;
  } catch {
    // Told below: text that is no JSON is like JSON that is no object.
  }
  throw new NetworkError(call.path, 'not-json');
}
