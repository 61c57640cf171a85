/** The business scopes of the pharmacy that is logged in. */

import { say } from '#cli/parts/member-words.ts';
import { sendOnce } from '#cli/parts/run-once.ts';
import { uploadImage } from '#cli/parts/upload-image.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { type BusinessScope, userLicences } from '#shared/contract/user-licences.ts';
import { submitted } from '#shared/messages/verification.ts';
import { scopeLabel, scopeRefusal } from '#shared/rules/business-scope.ts';
import { wordOf } from '#shared/rules/unknown.ts';

/** State of a scope that was asked for and waits. */
const ASKED_FOR = 2;

/** A scope with its state in words. */
export type Scope = BusinessScope & { readonly label: string };

/** All scopes, or the one with this id or name. */
export async function showScopes(
  shop: Shop,
  which: string | undefined,
): Promise<{ readonly scopes: readonly Scope[] }> {
  loginOf(shop);
  const { data } = await shop.client.send(userLicences.rangeInfo, {});
  const scopes = data.map((scope) => ({ ...scope, label: wordOf(scopeLabel, scope.state) }));
  return { scopes: which === undefined ? scopes : [named(scopes, which)] };
}

/** Asks for a scope, by its id or name, with image files of the paper that proves it. */
export async function submitScope(
  shop: Shop,
  which: string,
  files: readonly string[],
): Promise<{ readonly message: string; readonly type_id: string; readonly type_name: string }> {
  shop.guard.admit(userLicences.rangeSubmit);
  const { type_id, type_name, state } = named((await showScopes(shop, undefined)).scopes, which);
  const refusal = scopeRefusal(state, files.length);
  if (refusal) throw new Fault(files.length === 0 ? 'usage' : 'server', [refusal.text, refusal.text]);
  const images: string[] = [];
  for (const file of files) images.push(await uploadImage(shop, file));
  const act = {
    send: (signal: AbortSignal) => shop.client.send(userLicences.rangeSubmit, { type_id, images }, { signal }),
    settle: async () => ({ happened: (await showScopes(shop, type_id)).scopes[0]?.state === ASKED_FOR }),
  };
  await sendOnce<unknown>(shop, act, `scope show ${type_id}`);
  return { message: submitted.text, type_id, type_name };
}

function named(scopes: readonly Scope[], which: string): Scope {
  const found = scopes.find(({ type_id, type_name }) => type_id === which || type_name === which);
  if (found) return found;
  throw new Fault('usage', say.noSuchScope(which), { next: say.seeScopes });
}
