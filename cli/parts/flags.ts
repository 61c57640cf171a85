import type { MemberShop } from '#cli/shop/shop.ts';
import { user } from '#shared/contract/user.ts';
import type { Codec } from '#shared/contract/wire.ts';
import { byFlags } from '#shared/rules/app/by-flags.ts';

/** An answer that tells no privileges, without what those of the member hide. Reads the member centre, if anything can be hidden. */
export async function withMemberFlags<T>(shop: MemberShop, codec: Codec<T>, answer: T): Promise<T> {
  if (byFlags(codec, answer, {}) === answer) return answer;
  const { system_priv } = await shop.client.send(user.userCenter, {});
  return byFlags(codec, answer, system_priv);
}
