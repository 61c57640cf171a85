import { type Client, createClient } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { login } from '#shared/contract/login.ts';
import { encodePassword } from '#shared/rules/login/password.ts';

/** The demo members of the stand-in; fixtures/world/README.md has their states. */
export type MemberName =
  | 'yaodian'
  | 'feixianjie'
  | 'weirenzheng'
  | 'renzhengzhong'
  | 'shibai'
  | 'fanweiwai'
  | 'liansuo'
  | 'liansuo2'
  | 'liansuo3';

/** The passwords of all demo members. */
export const PASSWORD = 'Yaocang2026';
export const PAY_PASSWORD = '246810';

/** A member who uses the API without a browser. */
export interface ApiBuyer {
  readonly client: Client;
  readonly answer: AnswerOf<typeof login.login>;
  /** Adds `num` of the goods to the cart; by default in the first specification in stock, if there are any. */
  add(goods_id: string, num: number, choice?: { attr_id?: string; spce_id?: string }): Promise<void>;
  /** Submits the whole cart; returns the order's id and number. */
  order(): Promise<{ order_id: string; order_sn: string; money_paid?: number | undefined }>;
  emptyCart(): Promise<void>;
}

/** Logs in over the API. */
export async function apiBuyer(url: string, user_name: MemberName): Promise<ApiBuyer> {
  let token = '';
  let agency = '';
  const client = createClient({
    base: `${url}/api`,
    fetch,
    token: () => token,
    agencyId: () => agency,
    strict: true,
    cancelDuplicates: false,
  });
  const form = { user_name, password: encodePassword(PASSWORD), openid: '', log_bs: '', yz_chit: '' };
  const answer = await client.send(login.login, form);
  token = answer.token;
  agency = answer.agency_id;

  const ids = async () => (await client.send(cart.list, {})).allCheckedList;
  return {
    client,
    answer,
    async add(goods_id, num, choice = {}) {
      const { spce_list } = await client.send(goods.info, { goods_id, fast_buy: true, log_bs: '' });
      const inStock = spce_list.find(({ goods_number = 0 }) => goods_number > 0);
      const { attr_id = '', spce_id = inStock?.spce_id ?? '' } = choice;
      const item = { type: '0', goods_id, goods_number: num, attr_id, spce_id };
      const added = await client.send(buy.addToCart, [item]);
      if (added.success !== 1) throw new Error(`goods ${goods_id}: not added, success ${added.success}`);
    },
    async order() {
      const buy_list = (await ids()).join(',');
      const choice = { buy_list, volume_id: '', use_integral: false };
      const { address_id, seal } = await client.send(buy.confirm, { ...choice, address_id: '' });
      const once = crypto.randomUUID();
      return client.send(buy.submit, { ...choice, address_id, remark: '', once, seal });
    },
    async emptyCart() {
      const id_list = (await ids()).join(',');
      if (id_list !== '') await client.send(cart.delNum, { id_list });
    },
  };
}
