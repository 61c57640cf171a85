/** The binding of the official account. It is made in WeChat, at the address that `bindingState` returns. */
import { runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { unbindWechat } from '#shared/flows/wechat-binding.ts';
import { unbound } from '#shared/messages/wechat.ts';

export async function bindingState(shop: MemberShop) {
  const { bound, entry = '' } = await shop.client.send(wechat.openid, {});
  return { bound, entry };
}

export async function unbindAccount(shop: MemberShop) {
  await runOnce(unbindWechat(shop), 'wechat status');
  return { message: unbound.text };
}
