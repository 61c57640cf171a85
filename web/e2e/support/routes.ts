import { showcase } from './goods.ts';

/** A page of the main road as a buyer opens it. */
export interface Road {
  readonly name: string;
  readonly address: string;
  /** What a member finds on the page once it is there. */
  readonly member: RegExp;
  /** What a visitor finds there, where that is something else. */
  readonly visitor?: RegExp;
}

/** Every route of the road; `cart_id` and `order_id` are the member's own. */
export const roads = ({ cart_id, order_id }: { cart_id: string; order_id: string }): readonly Road[] => [
  { name: 'index', address: '/index', member: /库存 \d/, visitor: /认证后可见库存/ },
  { name: 'search', address: '/search?keywords=all', member: /库存 \d/, visitor: /认证后可见库存/ },
  { name: 'intro', address: '/intro?intro=hot', member: /库存 \d/, visitor: /认证后可见库存/ },
  { name: 'goods', address: `/goods?id=${showcase('plain')}`, member: /起订|合计/, visitor: /请先登录/ },
  { name: 'cart', address: '/cart', member: /去结算/, visitor: /登录后才能使用！/ },
  { name: 'buy', address: `/buy?buy_list=${cart_id}`, member: /提交订单/, visitor: /登录后才能使用！/ },
  { name: 'user', address: '/user?path=login', member: /忘记密码/ },
  { name: 'user-center', address: '/user-center', member: /账户余额/, visitor: /登录后才能使用！/ },
  { name: 'order', address: '/order', member: /共 \d+ 种/, visitor: /登录后才能使用！/ },
  { name: 'order-info', address: `/order-info?order_id=${order_id}`, member: /下单时间/, visitor: /登录后才能使用！/ },
];
