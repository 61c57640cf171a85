/** The calls of a recorded visit to the shop, apart from whatever else a browser asked for meanwhile. */
import { isSame, type Recording, shopRequests } from '#cli/prove/har/read-har.ts';
import type { NamedCall } from '#cli/shop/find-call.ts';
import type { Exchange } from '#cli/shop/har/har.ts';
import { type ApiRequest, carriedLogin } from '#cli/shop/har/known-calls.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { type Codec, flag, startAt } from '#shared/contract/wire.ts';

export type Plain = Record<string, unknown>;

export interface Visit {
  readonly known: NamedCall;
  readonly request: ApiRequest;
  /** The answer as the server wrote it; undefined where none is in the recording, or none that can be used. */
  readonly raw: Readonly<Record<string, unknown>> | undefined;
  readonly answer: unknown;
  /** What later calls take from this one's answer. */
  readonly capture: Plain;
  /** What the answer became while it was asked for again and again. */
  until?: Plain;
}

const NO_CALL: Words = ['录制中没有商城的调用', 'the recording holds no call of the shop'];

/** What every page asks for itself, whatever the visitor does. */
const FRAME = ['common.init', 'common.header', 'common.footer', 'common.randBest', 'login.needCode'];

/** Everything of a recording that the scenario is made of; a usage fault where it holds no call of the shop. */
export function visitedIn(har: Recording) {
  const { own, others } = shopRequests(har);
  if (!own.some(({ request }) => request.known)) throw new Fault('usage', NO_CALL);
  const undeclared = own.filter(({ request }) => !request.known).map(({ request }) => request.path);
  const all = own.flatMap(({ entry, request }) => visitOf(entry, request));
  const [framed, rest] = divided(all, ({ known }) => FRAME.includes(known.key));
  const isReading = ({ known }: Visit) => known.call.effect === 'read';
  const [lost, answered] = divided(rest, (visit) => isReading(visit) && needsLogin(visit.raw));
  const [unanswered, heard] = divided(answered, (visit) => isReading(visit) && visit.raw === undefined);
  const [failed, visits] = divided(heard, ({ known, raw }) => isLogin(known) && !isToken(raw?.token));
  const unknown = visits.filter(({ raw }) => raw === undefined);
  return {
    visits,
    // Somebody who was logged in, or did so.
    isMember: own.some(({ entry }) => carriedLogin(entry.request)) || visits.some(({ known }) => isLogin(known)),
    notes: [
      ...told(
        ['略去非商城调用（图片、脚本、预检等）', 'left out, no calls of the shop (pictures, scripts, preflights)'],
        har.log.entries.length - own.length - others.length,
      ),
      ...told(
        ['略去其他主机', 'left out, other hosts'],
        others.map(({ request }) => new URL(request.base).host),
      ),
      ...told(['略去未声明的调用', 'left out, not declared'], undeclared),
      ...told(['略去页面自身的调用', 'left out, what every page asks for itself'], namesOf(framed)),
      ...told(
        [
          '略去没有应答的读取（中断、被拦截、来自缓存）',
          'left out, readings without an answer (aborted, blocked, cached)',
        ],
        namesOf(unanswered),
      ),
      ...told(['略去登录失效后的读取', 'left out, readings after the login was lost'], namesOf(lost)),
      ...told(['略去未成功的登录', 'left out, logins that came to nothing'], failed.length),
      ...told(
        ['没有可用应答，结果未知，请核对', 'kept without an expectation, for no usable answer was recorded'],
        namesOf(unknown),
      ),
    ],
  };
}

/** What is said about so many, or about these names, each once; nothing where there are none. */
export function told(about: Words, what: number | readonly string[]): Words[] {
  const list = typeof what === 'number' ? String(what || '') : [...new Set(what)].join(', ');
  return list === '' ? [] : [labelled(about, plainly(list))];
}

export const namesOf = (visits: readonly Visit[]): string[] => visits.map(({ known }) => known.key);

function visitOf(entry: Exchange, request: ApiRequest): Visit[] {
  if (!request.known) return [];
  const raw = fieldsOf(jsonOf(entry.response.content.text));
  const answer = raw && leniently(request.known.call.answer, raw);
  return [{ known: request.known, request, raw, answer, capture: {} }];
}

export const isLogin = ({ key }: NamedCall): boolean => key === 'login.login';

/** What a login answers that went well; a recording of this tool hides it. */
const isToken = (value: unknown): boolean => typeof value === 'string' && value !== '';

const needsLogin = (raw: Visit['raw']): boolean => flag.read(raw?.need_login, startAt(false));

/** Reads as the web does, which lives without what is missing; undefined where it could not. */
export function leniently(codec: Codec<unknown>, raw: unknown): unknown {
  try {
    return codec.read(raw, startAt(false));
  } catch {
    return undefined;
  }
}

function divided<T>(all: readonly T[], belongs: (each: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))];
}

/** Folds readings that asked the same with nothing between them that could have changed the answer. */
export function folded(visits: readonly Visit[]) {
  const kept: Visit[] = [];
  let since: { readonly first: Visit; readonly answers: unknown[] }[] = [];
  const close = () => {
    for (const { first, answers } of since) {
      const until = becameOf(answers);
      if (until) first.until = until;
    }
    since = [];
  };
  for (const visit of visits) {
    if (visit.known.call.effect !== 'read') close();
    const run = since.find(({ first }) => isSame(first.request, visit.request));
    if (run && visit.known.call.effect === 'read') run.answers.push(visit.answer);
    else {
      kept.push(visit);
      since.push({ first: visit, answers: [visit.answer] });
    }
  }
  close();
  return { visits: kept, repeated: visits.length - kept.length };
}

/** Fields that tell how something stands. */
const STANDING = /(^|[._])(status|state|zt|success)$/;

/** The state that the last answer told and none before it did; undefined where nothing came about. */
function becameOf(answers: readonly unknown[]): Plain | undefined {
  if (answers.length < 2) return undefined;
  const told = answers.map(standingsIn);
  const last = told.at(-1) ?? new Map();
  const became = [...last].filter(([path, value]) => told.slice(0, -1).every((before) => before.get(path) !== value));
  return became.length > 0 ? Object.fromEntries(became) : undefined;
}

function standingsIn(answer: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) return;
      for (const [name, each] of Object.entries(value)) visit(each, path === '' ? name : `${path}.${name}`);
    } else if (STANDING.test(path)) found.set(path, value);
  };
  visit(answer, '');
  return found;
}
