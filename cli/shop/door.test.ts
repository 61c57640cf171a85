import { expect, test } from 'vitest';
import { judge } from './door.ts';
import { localProfile } from './profile.ts';

const shop = { ...localProfile, base: 'https://shop.test/m/api', kind: 'production' as const };
const at = (path: string) => (path.includes('://') ? path : `https://shop.test/m/api/${path}`);

test.each<[effect: string, path: string, init: { method?: string; body?: string | Blob }]>([
  ['read', 'cart.php?act=list&_=a1', {}],
  ['read', 'search.php?act=search&keywords=%E5%8F%A3&page=3&_=a1', {}],
  ['read', 'search.php?act=kj_search&keywords=a', {}],
  ['write', 'cart.php?act=del_num&id_list=4', {}],
  ['write', 'buy.php?act=add_to_cart', { method: 'POST', body: '[{"goods_id":"4"}]' }],
  ['write', 'buy.php?act=add_to_cart', { method: 'POST', body: '0[goods_id]=4&0[goods_number]=2' }],
  ['session', 'login.php?act=login', { method: 'POST', body: 'user_name=a&password=b&openid=&log_bs=&yz_chit=' }],
  ['write', 'common.php?act=images_up&w=800', { method: 'POST', body: new Blob(['x']) }],
  ['money', 'pay/pay_order.php?act=ye_pay&order_id=1&fd_sn=', {}],
  ['write', 'wechat.php?act=entry&to=%2F', {}],
  ['read', 'https://shop.test/m/', {}],
  ['read', 'https://shop.test/MP_verify_x.txt', {}],
  // Not as declared: some PHP script reads it.
  ['money', 'cart.php?act=list', { method: 'POST' }],
  ['money', 'cart.php?act=list', { method: 'POST', body: 'act=up_num&num=9' }],
  ['money', 'cart.php?act=list', { body: '{"act":"up_num"}' }],
  ['money', 'cart.php?act=list&id_list=4', {}],
  ['money', 'cart.php?act=list&act=del_num', {}],
  ['money', 'cart.php?act=list&%20act=del_num', {}],
  ['money', 'cart.php?act=list&act%5B%5D=del_num', {}],
  ['money', 'search.php?act=search&act.x=1', {}],
  ['money', 'search.php?act=search&page=1%27%20or', {}],
  ['money', 'cart.php/x?act=list', {}],
  ['money', 'CART.php?act=list', {}],
  ['money', 'cart.php?act=lists', {}],
  ['money', '../pay_order.php?act=ye_pay', {}],
  ['money', 'https://other.test/api/cart.php?act=del_num', {}],
  ['money', 'https://shop.test/operator/settle', { method: 'POST', body: '{}' }],
  ['money', 'buy.php?act=submit', { method: 'POST', body: '{"buy_list":"1","pay":"1"}' }],
  ['money', 'buy.php?act=add_to_cart', { method: 'POST', body: '{"goods_id":"4"}' }],
])('%s: %s %o', (effect, path, init) => {
  expect(judge(at(path), init, shop).effect).toBe(effect);
});
