/** The verification of the pharmacy that is logged in: what was handed in, and handing it in. */

import { say } from '#cli/parts/member-words.ts';
import { sendOnce } from '#cli/parts/run-once.ts';
import { uploadImage } from '#cli/parts/upload-image.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type Licence, userLicences } from '#shared/contract/user-licences.ts';
import { submitted } from '#shared/messages/verification.ts';
import { HANDED_IN, handInRefusal, verificationLabel, verificationRefusal } from '#shared/rules/verification-form.ts';

/** State and papers, with the state in words. */
export type Verification = AnswerOf<typeof userLicences.yzInfo> & { readonly state: string };

/** What the shop has of the verification. */
export async function showVerification(shop: Shop): Promise<Verification> {
  loginOf(shop);
  const { envelope: _, ...info } = await shop.client.send(userLicences.yzInfo, {});
  return { ...info, state: verificationLabel[info.yz] };
}

/** A licence as it is handed in from here: its image is a file. */
export interface LicenceGiven {
  readonly kind: string;
  readonly number: string;
  /** ms since 1970; null: without an end. */
  readonly end_time: number | null;
  readonly file: string;
}

export interface VerificationWanted {
  readonly company: string | undefined;
  readonly legalPerson: string | undefined;
  readonly address: string | undefined;
  readonly licences: readonly LicenceGiven[];
}

/** Hands a verification in. What is not given stays as it was handed in last; images are uploaded only once all the rest is right. */
export async function submitVerification(
  shop: Shop,
  dir: string,
  wanted: VerificationWanted,
): Promise<{ readonly message: string; readonly yz: number; readonly state: string }> {
  const login = loginOf(shop);
  shop.guard.admit(userLicences.yzSubmit);
  const info = await showVerification(shop);
  const refusal = handInRefusal(info.yz);
  if (refusal) throw new Fault('server', [refusal.text, refusal.text]);
  const given = wanted.licences.map((each) => ({ ...each, kind: kindNamed(info, each.kind) }));
  const form = {
    company: wanted.company ?? info.company ?? '',
    legal_person: wanted.legalPerson ?? info.legal_person ?? '',
    address: wanted.address ?? info.address ?? '',
    licences: merged(info.licences, given),
  };
  const lacking = verificationRefusal(form, info.kinds, shop.clock.now());
  if (lacking) throw new Fault('usage', [lacking.text, lacking.text]);
  const licences: Licence[] = [];
  for (const licence of form.licences) licences.push(await withImage(shop, licence, given));
  const act = {
    send: (signal: AbortSignal) => shop.client.send(userLicences.yzSubmit, { ...form, licences }, { signal }),
    settle: async () => ({ happened: (await showVerification(shop)).yz === HANDED_IN }),
  };
  await sendOnce<unknown>(shop, act, 'verify show');
  shop.session.login = { ...login, yz: HANDED_IN };
  await saveLogin(dir, shop.profile, shop.session.login);
  return { message: submitted.text, yz: HANDED_IN, state: verificationLabel[HANDED_IN] };
}

/** A kind by its name, or by its place among those that are asked for, from 1. */
function kindNamed({ kinds }: Verification, which: string): string {
  const found = kinds.find(({ kind }, at) => kind === which || String(at + 1) === which);
  if (found) return found.kind;
  const all = kinds.map(({ kind }, at) => `${at + 1} ${kind}`).join('、');
  throw new Fault('usage', say.noSuchKind(which), { next: say.kindsAre(all) });
}

/** A licence that is given takes the place of the one of its kind; its file stands for the image until it is uploaded. */
const merged = (before: readonly Licence[], given: readonly LicenceGiven[]): Licence[] => [
  ...before.filter(({ kind }) => given.every((each) => each.kind !== kind)),
  ...given.map(({ kind, number, end_time, file }) => ({ kind, number, end_time, img_url: file })),
];

async function withImage(shop: Shop, licence: Licence, given: readonly LicenceGiven[]): Promise<Licence> {
  const file = given.find(({ kind }) => kind === licence.kind)?.file;
  return file === undefined ? licence : { ...licence, img_url: await uploadImage(shop, file) };
}
