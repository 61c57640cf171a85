/** Verification and business scopes. */
import { say } from '#cli/parts/member-words.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { namedOf } from '#cli/text/named.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type BusinessScope, userLicences } from '#shared/contract/user-licences.ts';
import { NotOfferedError } from '#shared/errors.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { scopeLabel } from '#shared/rules/member/business-scope.ts';
import { verificationLabel } from '#shared/rules/member/verification-form.ts';

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

type Scope = BusinessScope & { readonly label: string };

export async function showScopes(shop: MemberShop, which: string | undefined) {
  const { data } = await shop.client.send(userLicences.rangeInfo, {});
  const scopes = data.map((scope) => ({ ...scope, label: wordOf(scopeLabel, scope.state) }));
  return { scopes: which === undefined ? scopes : [named(scopes, which)] };
}

function named(scopes: readonly Scope[], which: string): Scope {
  const isMeant = ({ type_id, type_name }: Scope) => type_id === which || type_name === which;
  return namedOf(scopes, isMeant, say.noSuchScope(which), ({ type_id, type_name }) => `${type_id} ${type_name}`);
}
