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

/** Lets the server sign the home page and a shared deep link; answers the appId. */
export async function checkSignatures(look: Look, base: string) {
  const deep = new URL(`${base}goods?id=1&from=singlemessage&isappinstalled=0`, look.url);
  const entry = await checkOne(look, 'entrySignature', look.url);
  const second = await checkOne(look, 'deepSignature', deep);
  return { checks: [entry.check, second.check], appId: entry.appId ?? second.appId };
}

async function checkOne(look: Look, name: CheckName, url: URL): Promise<{ check: Check; appId?: string }> {
  const [came] = await Promise.allSettled([look.shop.client.send(wechat.jsConfig, { url: url.href })]);
  if (came.status === 'rejected') {
    const { words, code, next } = failureOf(came.reason);
    return { check: fails(name, words, next ?? say.serverSigns, code === 'internal' ? 'server' : code) };
  }
  const { value: signed } = came;
  const { appId } = signed;
  const broken = FORMS.find(([field, form]) => !form.test(signed[field]));
  if (broken) return { check: fails(name, say.wrongField(broken[0], broken[2]), say.serverSigns), appId };
  const apart = Math.round(Math.abs(Number(signed.timestamp) - look.shop.clock.now() / 1000));
  if (apart > MOST_APART) return { check: warns(name, say.clockApart(apart), say.serverSigns), appId };
  return { check: fine(name, say.signedForm(appId)), appId };
}
