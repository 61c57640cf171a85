/** The main road of a buyer: from the first call to the confirmed receipt. */
import { chooseGoods } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { makeOrder } from '../legs/ordering.ts';
import { payByBalance } from '../legs/paying.ts';
import { receive, ship } from '../legs/receiving.ts';
import type { Scenario } from '../scenario.ts';

export const mainRoad: Scenario = {
  name: 'main-road',
  about: ['主流程：登录、搜索、加购、下单、余额支付、收货', 'login, search, cart, order, pay by balance, receive'],
  effect: 'money',
  role: 'buyer',
  async run(walk) {
    const settled = { value: false };
    const { settings } = await enterAsBuyer(walk);
    const chosen = await chooseGoods(walk, settings);
    const made = await makeOrder(walk, chosen, () => settled.value);
    await payByBalance(walk, made, settled);
    await ship(walk, made);
    await receive(walk, made, settings);
  },
};
