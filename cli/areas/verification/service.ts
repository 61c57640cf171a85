/** Verification and business scopes. */
import { say } from '#cli/parts/member-words.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { uploadImage, uploadImages } from '#cli/parts/upload-image.ts';
import { type LoginsAt, updateLogin } from '#cli/shop/logins.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { namedOf } from '#cli/text/named.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type BusinessScope, type Licence, userLicences } from '#shared/contract/user-licences.ts';
import { NotOfferedError } from '#shared/errors.ts';
import { requestScope, submitVerification as submitFlow } from '#shared/flows/licences.ts';
import { submitted } from '#shared/messages/verification.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { MOST_SCOPE_IMAGES, scopeLabel, scopeRefusal } from '#shared/rules/member/business-scope.ts';
import {
  submitRefusal,
  VERIFYING,
  verificationLabel,
  verificationRefusal,
} from '#shared/rules/member/verification-form.ts';
import type { LicenceGiven, VerificationWanted } from './options.ts';

/** `untold`: the shop does not offer the call, so nothing but the state is known. */
export type Verification = AnswerOf<typeof userLicences.yzInfo> & { readonly state: string; readonly untold?: true };

/** The verification. A shop that does not offer the call tells no licences; the state is then that of the login. */
export async function showVerification(shop: MemberShop): Promise<Verification> {
  const { yz } = shop.session.login;
  try {
    return await readVerification(shop);
  } catch (error) {
    if (!(error instanceof NotOfferedError) || yz === undefined) throw error;
    return { yz, state: wordOf(verificationLabel, yz), licences: [], kinds: [], untold: true };
  }
}

async function readVerification(shop: MemberShop): Promise<Verification> {
  const { envelope: _, ...info } = await shop.client.send(userLicences.yzInfo, {});
  // Without `yz` in the answer, the login's state counts.
  const yz = info.yz ?? shop.session.login.yz;
  return { ...info, yz, state: wordOf(verificationLabel, yz) };
}

/** Submits a verification. Missing parts stay as submitted before; images are uploaded last. */
export async function submitVerification(shop: MemberShop, logins: LoginsAt, wanted: VerificationWanted) {
  const login = shop.session.login;
  shop.guard.check(userLicences.yzSubmit);
  const info = await readVerification(shop);
  const refusal = submitRefusal(info.yz);
  if (refusal) throw new Fault('server', both(refusal), { next: seeing('verify show') });
  const given = wanted.licences.map((each) => ({ ...each, kind: kindNamed(info, each.kind) }));
  const form = {
    company: wanted.company ?? info.company ?? '',
    legal_person: wanted.legalPerson ?? info.legal_person ?? '',
    address: wanted.address ?? info.address ?? '',
    licences: merged(info.licences, given),
  };
  const lacking = verificationRefusal(form, info.kinds, shop.serverNow());
  if (lacking) throw new Fault('usage', both(lacking));
  const licences: Licence[] = [];
  for (const licence of form.licences) licences.push(await withImage(shop, licence, given));
  await runOnce(submitFlow(shop, { ...form, licences }), 'verify show');
  shop.session.login = { ...login, yz: VERIFYING };
  await updateLogin(logins, shop.profile, shop.session.login);
  return { message: submitted.text, yz: VERIFYING, state: verificationLabel[VERIFYING] };
}

/** A kind by name, or by its position from 1. */
function kindNamed({ kinds }: Verification, which: string): string {
  const all = kinds.map(({ kind }, at) => ({ kind, place: String(at + 1) }));
  const isMeant = ({ kind, place }: (typeof all)[number]) => kind === which || place === which;
  return namedOf(all, isMeant, say.noSuchKind(which), ({ kind, place }) => `${place} ${kind}`).kind;
}

/** A given licence replaces the one of its kind. */
const merged = (before: readonly Licence[], given: readonly LicenceGiven[]): Licence[] => [
  ...before.filter(({ kind }) => given.every((each) => each.kind !== kind)),
  ...given.map(({ file, ...licence }) => ({ ...licence, img_url: file })),
];

async function withImage(shop: MemberShop, licence: Licence, given: readonly LicenceGiven[]): Promise<Licence> {
  const file = given.find(({ kind }) => kind === licence.kind)?.file;
  return file === undefined ? licence : { ...licence, img_url: await uploadImage(shop, file) };
}

type Scope = BusinessScope & { readonly label: string };

export async function showScopes(shop: MemberShop, which: string | undefined) {
  const { data } = await shop.client.send(userLicences.rangeInfo, {});
  const scopes = data.map((scope) => ({ ...scope, label: wordOf(scopeLabel, scope.state) }));
  return { scopes: which === undefined ? scopes : [named(scopes, which)] };
}

export async function submitScope(shop: MemberShop, which: string, files: readonly string[]) {
  shop.guard.check(userLicences.rangeSubmit);
  const { type_id, type_name, state } = named((await showScopes(shop, undefined)).scopes, which);
  const refusal = scopeRefusal(state, files.length);
  if (refusal) throw new Fault(files.length === 0 ? 'usage' : 'server', both(refusal));
  const images = await uploadImages(shop, files, MOST_SCOPE_IMAGES);
  await runOnce(requestScope(shop, { type_id, images }), `scope show ${type_id}`);
  return { message: submitted.text, type_id, type_name };
}

function named(scopes: readonly Scope[], which: string): Scope {
  const isMeant = ({ type_id, type_name }: Scope) => type_id === which || type_name === which;
  return namedOf(scopes, isMeant, say.noSuchScope(which), ({ type_id, type_name }) => `${type_id} ${type_name}`);
}
