/** Binding the official account. It happens in WeChat: the CLI shows the address and waits. */
import type { Leave } from '#cli/frame/watch.ts';
import { say } from '#cli/parts/member-words.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { wechat } from '#shared/contract/wechat.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { unbindWechat } from '#shared/flows/wechat-binding.ts';
import { bound, unbound } from '#shared/messages/wechat.ts';

export type Binding = Awaited<ReturnType<typeof bindingState>>;

/** ms */
const POLL = 2000;

export async function bindingState(shop: MemberShop) {
  const { bound, entry = '' } = await shop.client.send(wechat.openid, {});
  return { bound, entry };
}

/** Waits for the binding; `deadline` in seconds. */
export const bindAccount = (
  shop: MemberShop,
  deadline: number,
): Flow<Binding, Leave, Binding & { readonly message: string }> =>
  async function* () {
    const until = shop.clock.now() + deadline * 1000;
    for (let asked = 0; ; asked += 1) {
      const state = await bindingState(shop);
      if (state.bound && asked === 0) throw new Fault('server', say.boundAlready);
      if (state.bound) return { ...state, message: bound.text };
      yield state;
      if (shop.clock.now() + POLL > until)
        throw new Fault('pending', say.notBoundYet, { next: say.bindAgain, data: state });
      await shop.clock.wait(POLL, shop.signal);
    }
  };

export async function unbindAccount(shop: MemberShop) {
  await runOnce(unbindWechat(shop), 'wechat status');
  return { message: unbound.text };
}
