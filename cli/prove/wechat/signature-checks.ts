/** Checks of js_config signatures: the form always, the value only with a ticket or on a stand-in. */
import { createHash } from 'node:crypto';
import { failureOf } from '#cli/shop/failure.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { RefusedError } from '#shared/errors.ts';
import type { Check } from '../doctor/check.ts';
import { say } from './dictionary.ts';
import { type CheckName, fails, fine, hasGate, type Look, skips, warns } from './look.ts';

type Signed = AnswerOf<typeof wechat.jsConfig>;

/** A larger difference of the timestamp, in seconds, is a warning: WeChat refuses such a config. */
const MOST_APART = 300;

const FORMS: readonly (readonly [field: keyof Signed, form: RegExp, rule: string])[] = [
  ['appId', /^wx[0-9A-Za-z]{16}$/, 'wx + 16'],
  ['timestamp', /^\d{10}$/, 'Unix s, 10 digits'],
  ['nonceStr', /^[0-9A-Za-z]{1,32}$/, '[0-9A-Za-z]{1,32}'],
  ['signature', /^[0-9a-f]{40}$/, 'SHA-1, 40 hex'],
];

/** Lets the server sign the home page, a shared deep link, and a foreign address; answers the appId. */
export async function checkSignatures(look: Look, base: string) {
  const deep = new URL(`${base}goods?id=1&from=singlemessage&isappinstalled=0`, look.url);
  const entry = await checkOne(look, 'entrySignature', new URL(look.url), base);
  const second = await checkOne(look, 'deepSignature', deep, base);
  const foreign = await checkForeign(look);
  return { checks: [entry.check, second.check, foreign], appId: entry.appId ?? second.appId };
}

async function checkOne(look: Look, name: CheckName, url: URL, base: string) {
  const [came] = await Promise.allSettled([look.shop.client.send(wechat.jsConfig, { url: url.href })]);
  if (came.status === 'rejected') {
    const { words, code, next } = failureOf(came.reason);
    return { check: fails(name, words, next ?? say.serverSigns, code === 'internal' ? 'server' : code) };
  }
  const signed = came.value;
  const { appId } = signed;
  const broken = FORMS.find(([field, form]) => !form.test(signed[field]));
  if (broken) return { check: fails(name, say.wrongField(broken[0], broken[2]), say.serverSigns), appId };
  const apart = Math.round(Math.abs(Number(signed.timestamp) - look.shop.clock.now() / 1000));
  const verdict = await judge(look, signed, url.href, base);
  if (verdict === false) {
    const other = await otherAddress(look, signed, url, base);
    const detail = other === undefined ? say.signedUnknown : say.signedOther(other);
    return { check: fails(name, detail, say.signAsSent), appId };
  }
  if (apart > MOST_APART) return { check: warns(name, say.clockApart(apart), say.serverSigns), appId };
  if (verdict) return { check: fine(name, say.signedRight(appId)), appId };
  return { check: { ...fine(name, say.signedForm(appId)), next: say.giveTicket }, appId };
}

/** Whether the signature fits the address; undefined if it cannot be checked. */
async function judge(look: Look, signed: Signed, url: string, base: string): Promise<boolean | undefined> {
  if (look.ticket !== undefined) return sha1(look.ticket, signed, url) === signed.signature;
  return hasGate(look) ? askGate(look, signed, url, base) : undefined;
}

function sha1(ticket: string, { nonceStr, timestamp }: Signed, url: string): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}

/** Asks the WeChat of a stand-in. */
async function askGate({ shop, url: at }: Look, signed: Signed, url: string, base: string) {
  const answer = await shop.fetch(new URL(`${base}gate/wechat/verify`, at).href, {
    method: 'POST',
    body: JSON.stringify({ ...signed, url }),
    signal: shop.signal,
  });
  const said = (await answer.json().catch(() => undefined)) as { readonly ok?: boolean } | undefined;
  return answer.ok ? said?.ok : undefined;
}

/** The address that was signed by mistake: the usual mistakes of servers are tried. */
async function otherAddress(look: Look, signed: Signed, url: URL, base: string): Promise<string | undefined> {
  const swapped = url.href.replace(/^https?/, url.protocol === 'https:' ? 'http' : 'https');
  const usual = [
    swapped,
    encodeURIComponent(url.href),
    url.href.replaceAll('&', '&amp;'),
    url.origin + url.pathname,
    url.origin,
    `${url.origin}/`,
    decodeURIComponent(url.href),
    look.shop.profile.base,
    `${look.shop.profile.base}/${wechat.jsConfig.path}`,
  ];
  for (const each of usual) if (await judge(look, signed, each, base)) return each;
  return undefined;
}

/** A server should sign only for its own hosts. */
async function checkForeign({ shop }: Look): Promise<Check> {
  const [came] = await Promise.allSettled([
    shop.client.send(wechat.jsConfig, { url: 'https://wechat-check.invalid/' }),
  ]);
  if (came.status === 'fulfilled') return warns('foreign', say.foreignSigned, say.checkHost);
  if (came.reason instanceof RefusedError) return fine('foreign', say.foreignRefused);
  return skips('foreign', failureOf(came.reason).words);
}
