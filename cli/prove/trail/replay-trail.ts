/** Walks the reading calls of a trail with another member, and says where the answers differ: in outcome and shape, never in values. */
import type { Difference } from '#cli/prove/har/differences.ts';
import { type Played, playAll, sendAgain } from '#cli/prove/har/replay.ts';
import { why } from '#cli/prove/har/replay-words.ts';
import { knownCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { readReply } from '#shared/client/reply.ts';
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import type { Came, ReadTrail, Step } from '#shared/rules/trail.ts';
import { cameOf } from '#shared/rules/trail-call.ts';
import { CUT, HIDDEN } from '#shared/rules/trail-hiding.ts';

type Told = ReturnType<typeof planOf>[number];

/** Asks again what was read, once each, with the login of the shop. Nothing that acts is ever sent. */
export const replayTrail = (shop: Shop, fetch: typeof globalThis.fetch, file: string, trail: ReadTrail) =>
  playAll(shop, file, planOf(trail), (planned) => playOne(shop, fetch, planned));

function planOf({ steps }: ReadTrail) {
  const seen = new Map<string, number>();
  return steps.flatMap((step, index) => {
    if (!step.came) return [];
    const at = index + 1;
    const taken = takenApart(step);
    const before = seen.get(step.what);
    const skip =
      reasonToSkip(taken.declared, step.what, step.came) ??
      (before === undefined ? undefined : `asked already as ${before}`);
    if (skip === undefined) seen.set(step.what, at);
    return [{ at, ...taken, effect: effectOf(taken.declared ?? {}), told: step.came, skip }];
  });
}

function takenApart({ what }: Step) {
  const [script = '', query = ''] = what.split('?');
  const [[, act = ''] = [], ...pairs] = new URLSearchParams(query);
  const call = `${script}?act=${act}`;
  const declared = knownCall(call)?.call;
  return { call, pairs: declared ? complete(declared, pairs) : pairs, declared };
}

/** A trail leaves out what was empty; a link to a next page, which has names of its own, is complete as it is. */
function complete(call: Call, pairs: readonly [string, string][]): [string, string][] {
  const names = Object.keys(call.query.fields);
  const isLink = pairs.some(([name]) => !names.includes(name));
  const missing = names.filter((name) => pairs.every(([given]) => given !== name));
  return isLink ? [...pairs] : [...pairs, ...missing.map((name): [string, string] => [name, ''])];
}

function reasonToSkip(call: Call | undefined, what: string, { outcome }: Came): string | undefined {
  if (!call) return why.noCall[1];
  const effect = effectOf(call);
  if (effect === 'session') return why.login[1];
  if (effect !== 'read') return why.acts[1];
  const names = Object.keys(call.query.fields);
  const asked = what.slice(what.indexOf('&'));
  if (asked.includes(HIDDEN) || asked.includes(CUT) || /\d\*{4}\d/.test(asked)) return why.trailHides[1];
  if (names.some((name) => SECRETS.includes(name))) return why.secret[1];
  return outcome === 'cancelled' || outcome === 'pending' ? why.untold[1] : undefined;
}

const SECRETS = ['token', 'chit_token'];

async function playOne(shop: Shop, fetch: typeof globalThis.fetch, { pairs, declared, told }: Told): Promise<Played> {
  // What nobody declared is skipped.
  const call = declared as Call;
  shop.guard.admit(call);
  const now = await ask(shop, fetch, call, pairs);
  const differences = differencesOf(told, now);
  if (differences.length > 0 && isNetwork(now)) return { because: outcomeOf(now), differences: [], values: 0 };
  return { differences, values: sizes(told, now) };
}

async function ask(shop: Shop, fetch: typeof globalThis.fetch, call: Call, pairs: Told['pairs']): Promise<Came> {
  let odd: readonly Deviation[] = [];
  try {
    const text = await sendAgain(shop, fetch, { path: call.path, method: call.method, pairs });
    const answer = readReply(call, text, {
      onDeviation: (_, found) => {
        odd = found;
      },
    });
    return cameOf(answer, odd);
  } catch (error) {
    const came = cameOf(error);
    if (came.outcome === 'fault' || shop.signal.aborted) throw error;
    return came;
  }
}

const outcomeOf = ({ outcome, code }: Came): string => (code === undefined ? outcome : `${outcome} ${code}`);

const isNetwork = ({ outcome }: Came): boolean => ['dropped', 'timeout', 'status', 'not-json'].includes(outcome);

/** Another outcome, a list that is empty for one of them, a field that is as declared for one of them. */
function differencesOf(told: Came, now: Came): Difference[] {
  const [was, is] = [outcomeOf(told), outcomeOf(now)];
  if (was !== is) return [{ path: 'outcome', kind: 'envelope', was, is }];
  const lists = namesOf(told.lists, now.lists).flatMap((name): Difference[] => {
    const [before = 0, after = 0] = [told.lists[name], now.lists[name]];
    if (before > 0 === after > 0) return [];
    return [{ path: `${name}[]`, kind: before > 0 ? 'missing' : 'extra', was: items(before), is: items(after) }];
  });
  const fields = [...new Set([...told.odd, ...now.odd])].flatMap((path): Difference[] => {
    const [before, after] = [told.odd.includes(path), now.odd.includes(path)];
    return before === after ? [] : [{ path, kind: 'retyped', was: declared(before), is: declared(after) }];
  });
  return [...lists, ...fields];
}

/** Lists of other lengths; what is in them is nobody's business. */
const sizes = (told: Came, now: Came): number =>
  namesOf(told.lists, now.lists).filter((name) => told.lists[name] !== now.lists[name]).length;

const namesOf = (...lists: readonly object[]): string[] => [...new Set(lists.flatMap((each) => Object.keys(each)))];
const items = (count: number): string => (count === 0 ? why.empty[1] : `${count} items`);
const declared = (odd: boolean): string => (odd ? why.notAsDeclared[1] : why.asDeclared[1]);
