/** Checks of js_config signatures: their form and their time. Only who holds the jsapi_ticket could check the value. */
import { failureOf } from '#cli/shop/failure.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { wechat } from '#shared/contract/wechat.ts';
import type { Check } from '../doctor/check.ts';
import { say } from './dictionary.ts';
import { type CheckName, fails, fine, type Look, warns } from './look.ts';

type Signed = AnswerOf<typeof wechat.jsConfig>;

/** A larger difference of the timestamp, in seconds, is a warning: WeChat refuses such a config. */
const MOST_APART = 300;

const FORMS: readonly (readonly [field: keyof Signed, form: RegExp, rule: string])[] = [
  ['appId', /^wx[0-9A-Za-z]{16}$/, 'wx + 16'],
  ['timestamp', /^\d{10}$/, 'Unix s, 10 digits'],
  ['nonceStr', /^[0-9A-Za-z]{1,32}$/, '[0-9A-Za-z]{1,32}'],
  ['signature', /^[0-9a-f]{40}$/, 'SHA-1, 40 hex'],
];

/** Fields that nobody but the server may know. */
const SECRETS =
  /"([^"]*(?:ticket|secret|access_?token|session_?key|(?:api|mch|private)_?key)[^"]*)"\s*:(?!\s*(?:""|null))/i;

interface Found {
  readonly check: Check;
  readonly signed?: Signed;
}

/** Lets the server sign the home page and a shared deep link; answers the appId. */
export async function checkSignatures(look: Look, base: string) {
  const deep = new URL(`${base}goods?id=1&from=singlemessage&isappinstalled=0`, look.url);
  const entry = await checkOne(look, 'entrySignature', look.url);
  const second = await checkOne(look, 'deepSignature', deep);
  const appId = entry.signed?.appId ?? second.signed?.appId;
  return { checks: [entry.check, compare(entry, second)], appId };
}

function compare({ signed: first }: Found, { signed: second, check }: Found): Check {
  if (!first || !second || check.state === 'fail') return check;
  if (first.signature === second.signature) return fails('deepSignature', say.sameSignature, say.signEach);
  return first.appId === second.appId
    ? check
    : fails('deepSignature', say.otherAccount(second.appId, first.appId), say.serverSigns);
}

async function checkOne(look: Look, name: CheckName, url: URL): Promise<Found> {
  let raw = '';
  const tapped: typeof fetch = async (input, init) => {
    const answer = await look.shop.fetch(input, init);
    raw = await answer.clone().text();
    return answer;
  };
  const [came] = await Promise.allSettled([
    look.shop.client.send(wechat.jsConfig, { url: url.href }, { fetch: tapped }),
  ]);
  if (came.status === 'rejected') {
    const { words, code, next } = failureOf(came.reason);
    return { check: fails(name, words, next ?? say.serverSigns, code === 'internal' ? 'server' : code) };
  }
  const { value: signed } = came;
  const secret = SECRETS.exec(raw)?.[1];
  if (secret !== undefined) return { check: fails(name, say.givesAway(secret), say.keepSecret), signed };
  const broken = FORMS.find(([field, form]) => !form.test(signed[field]));
  if (broken) return { check: fails(name, say.wrongField(broken[0], broken[2]), say.serverSigns), signed };
  const apart = Math.round(Math.abs(Number(signed.timestamp) - look.shop.clock.now() / 1000));
  if (apart > MOST_APART) return { check: warns(name, say.clockApart(apart), say.serverSigns), signed };
  return { check: fine(name, say.signedForm(signed.appId)), signed };
}
