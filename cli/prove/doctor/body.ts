/** Which bodies a server reads: JSON, or a form alone, as a PHP script that looks into `$_POST` does. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import type { BodyKind } from '#shared/client/form-body.ts';
import { readReply } from '#shared/client/reply.ts';
import { buildRequest } from '#shared/client/request.ts';
import type { Call } from '#shared/contract/call.ts';
import { login } from '#shared/contract/login.ts';
import { RefusedError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type Check, fails, fine, say, skips } from './check.ts';

/**
 * Without a login it asks for one under a name that nobody has, so that no member is locked: a server that reads the name
 * refuses it in other words than a missing one.
 */
export async function checkBody(shop: UnaskedShop): Promise<Check> {
  const { body: set, may } = shop.profile;
  if (shop.login) return fine('body', say.bodyIs(set));
  if (!may.includes('session')) return skips('body', say.bodyIs(set));
  const nobody = `yaocang-doctor-${Math.floor(Math.random() * 1e9).toString(36)}`;
  const missing = await refusal(shop, 'json', '');
  const read = [];
  for (const kind of ['json', 'form'] as const) {
    const told = await refusal(shop, kind, nobody);
    if (missing !== undefined && told !== undefined && told !== missing) read.push(kind);
  }
  if (read.length === 0) return skips('body', say.bodyUnknown(set));
  if (read.some((kind) => kind === set)) return fine('body', say.bodyIs(set));
  return fails('body', say.bodyUnread(set), say.setBody(shop.profile.name, read[0] as BodyKind));
}

/** The words of the refusal; undefined when there was none. */
async function refusal({ profile, fetch, signal, guard }: UnaskedShop, body: BodyKind, name: string) {
  const { base, names, agencyId } = profile;
  const wire = { base, names, body, fetch, token: () => '', agencyId: () => agencyId };
  const args = { user_name: name, password: name && encodePassword(name), openid: '', log_bs: '', yz_chit: '' };
  const { request } = buildRequest(login.login as Call, args, wire);
  const { url, ...init } = request;
  const over = guard.admit(login.login, args);
  try {
    const answer = await fetch(url, { ...init, signal });
    readReply(login.login as Call, await answer.text(), wire);
  } catch (error) {
    if (error instanceof RefusedError) return error.content;
  } finally {
    over();
  }
  return undefined;
}
