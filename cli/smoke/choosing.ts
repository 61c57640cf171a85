/** The road's first part: the shop opens, the buyer logs in, finds goods, and learns their price. */
import { cart } from '#shared/contract/cart.ts';
import { common } from '#shared/contract/common.ts';
import { goods } from '#shared/contract/goods.ts';
import { login } from '#shared/contract/login.ts';
import { search } from '#shared/contract/search.ts';
import { user } from '#shared/contract/user.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { quantityCap } from '#shared/rules/quantity-cap.ts';
import { unitPrice } from '#shared/rules/unit-price.ts';
import { equal, holds, present } from './check.ts';
import { known, type Road } from './road.ts';
import type { Step } from './scenario.ts';

/** The `lx` of goods that are in no promotion of their own (document 2 §3). */
const NORMAL = '0';

const init: Step<Road> = {
  name: 'init',
  call: common.init.path,
  async run(road) {
    const { call } = this;
    road.settings = await road.client.send(common.init, { device: 'pc', log_bs: '' });
    equal({ call, field: 'shop_closed', rule: 'the shop is open (1 §4)' }, road.settings.shop_closed, false);
    const { version } = road.settings;
    holds({ call, field: 'version', rule: 'a version to compare (1 §4)' }, version !== '', 'a version', version);
  },
};

const logIn: Step<Road> = {
  name: 'login',
  call: login.login.path,
  async run(road) {
    const { call } = this;
    const answer = await road.client.send(login.login, {
      user_name: road.userName,
      password: encodePassword(road.password),
      openid: '',
      log_bs: known(road.settings, 'settings').log_bs,
      yz_chit: '',
    });
    const { length } = answer.token;
    holds({ call, field: 'token', rule: 'a token of 32 characters (1 §9)' }, isLoggedIn(answer.token), '32', length);
    road.signIn(answer);
    equal({ call, field: 'yz', rule: 'only a verified member can order (1 §6)' }, answer.yz, 1);
    road.cartBefore = (await road.client.send(cart.list, {})).data;
    const { moneys, acquire_money } = await road.client.send(user.userCenter, {});
    road.fundsBefore = moneys + acquire_money;
  },
};

const find: Step<Road> = {
  name: 'search',
  call: search.search.path,
  async run(road) {
    const { call } = this;
    const { data } = await road.client.send(search.search, {
      is_start: true,
      keywords: road.keywords,
      brand: '',
      cat_id: '',
      only_kc: true,
      is_discount: false,
      is_yb: false,
      is_udi: false,
      sort: 'shop_price',
      order: 'ASC',
      ppg: '',
    });
    const dry = data.find(({ goods_number }) => !goods_number);
    const rule = 'only goods in stock, and a verified buyer sees the stock (1 §2, §4)';
    holds({ call, field: 'data.goods_number', rule }, dry === undefined, 'above 0', dry?.goods_id);
    const taken = known(road.cartBefore, 'cart').map(({ goods_id }) => goods_id);
    const plain = data.filter(({ lx, shop_price }) => lx === NORMAL && shop_price !== undefined);
    const free = plain.filter(({ goods_id }) => !taken.includes(goods_id));
    const about = { call, field: 'data', rule: 'goods with a price for a verified buyer (1 §4)' };
    road.card = present(about, free[0], 'plain goods with a price');
  },
};

const look: Step<Road> = {
  name: 'goods',
  call: goods.info.path,
  async run(road) {
    const { call } = this;
    const card = known(road.card, 'goods');
    const { log_bs } = known(road.settings, 'settings');
    const { data, yz_range, buyladder } = await road.client.send(goods.info, { goods_id: card.goods_id, log_bs });
    equal({ call, field: 'data.goods_id', rule: 'the goods that were asked for' }, data.goods_id, card.goods_id);
    equal({ call, field: 'yz_range', rule: 'inside the business scope (2 §6)' }, yz_range, true);
    const quantity = orderMultiple(data);
    const cap = quantityCap(data.goods_number ?? 0, data.restricted);
    const rule = 'stock and limit allow the smallest order (2 §5)';
    holds({ call, field: 'data.goods_number', rule }, cap >= quantity, `${quantity} or more`, cap);
    const { price } = unitPrice({ product: data, tiers: buyladder, quantity }, road.now());
    const about = { call, field: 'data.shop_price', rule: 'a price for a verified buyer (2 §5)' };
    road.unitPrice = present(about, price, 'a price');
    road.quantity = quantity;
  },
};

export const choosing: readonly Step<Road>[] = [init, logIn, find, look];
