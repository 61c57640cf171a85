/** The other shop's state: one member with a cart and orders. It shares no code with the stand-in. */
import { randomBytes } from 'node:crypto';
import { canned, cardOf, type Goods, productOf, shelf } from './canned.ts';

/** The member's credentials, and the code of the text message. */
export const member = { name: 'qita', password: 'Other-2026', payPassword: '135790', code: '602214' };

/** The parts of a request that a PHP script reads. */
export interface Asked {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string;
  /** The URL of the API, for links to the next page. */
  readonly base: string;
}

interface Line {
  readonly goods: Goods;
  readonly num: number;
}

interface Order {
  readonly id: number;
  readonly sn: string;
  readonly lines: readonly Line[];
  readonly due: number;
  readonly shipping: number;
  readonly made: number;
  polls: number;
  /** The documented display code. */
  code: 1 | 3 | 6 | 7;
  way: string;
}

type Answer = Record<string, unknown>;
type Script = (asked: Asked) => Answer;

/** A refusal of the other shop. */
class No extends Error {}

const yuan = (amount: number): number => Math.round(amount * 100) / 100;
const unmark = (password: unknown): string => Buffer.from(String(password).replace(/^enc:/, ''), 'base64').toString();
const keyed = (rows: readonly object[]): object => Object.fromEntries(rows.map((row, index) => [index + 1, row]));
/** Unix seconds. */
const now = (): number => Math.floor(Date.now() / 1000);

/** Opens the other shop; `ask` answers a call by its path with an object to be serialised as JSON. */
export function openOtherShop() {
  const tokens = new Map<string, 'waits for the code' | 'in'>();
  const chits = new Map<string, string>();
  /** Lines by cart_id; an id is never reused. */
  const cart = new Map<number, Line>();
  let lastLine = 400;
  const orders: Order[] = [];
  const submitted = new Map<string, Order>();
  let purse = 1200.5;
  let mayPay = false;

  const isIn = ({ token }: Asked): boolean => tokens.get(token) === 'in';
  const goodsOf = (id: unknown): Goods => {
    const found = shelf.find((goods) => String(goods.id) === String(id));
    if (!found) throw new No('商品不存在');
    return found;
  };
  const orderOf = (named: unknown): Order => {
    const found = orders.find(({ id, sn }) => String(id) === String(named) || sn === String(named));
    if (!found) throw new No('订单不存在');
    return found;
  };
  const cartLines = (ids: readonly string[] = [...cart.keys()].map(String)) =>
    ids.flatMap((id) => {
      const line = cart.get(Number(id));
      return line ? [{ id, ...line }] : [];
    });
  const cartLine = ({ id, goods, num }: ReturnType<typeof cartLines>[number]) => ({
    cart_id: Number(id),
    rec_id: 0,
    goods_id: goods.id,
    goods_name: goods.name,
    goods_thumb: '',
    goods_price: goods.price,
    cash_price: 0,
    num: `${num}`,
    start_num: goods.pack || 1,
    min_unitno: goods.pack > 0 ? 2 : '1',
    goods_number: goods.stock,
    type: 0,
    goods_type: '1',
    no_discount: 0,
    spce_name: null,
    attr_name: '',
    integral: 0,
  });
  const address = {
    address_id: 5,
    name: '家',
    consignee: '赵药师',
    phone: '13800000000',
    path: '浙江省 宁波市',
    province: '浙江省',
    city: '宁波市',
    address: '示例路 2 号',
    mr: 1,
  };
  const moneyOf = (lines: readonly Line[]) => {
    const goods = yuan(lines.reduce((sum, { goods, num }) => sum + goods.price * num, 0));
    const shipping = goods < 100 ? 6.5 : 0;
    return { goods, shipping, due: yuan(goods + shipping) };
  };
  /** The amounts of the two assumed calls, with the field names of our table of calls. */
  const rowsOf = (goods_amount: number, shipping_fee: number, money_paid: number) => ({
    goods_amount,
    activity_discount: 0,
    volume_discount: '0.00',
    integral_money: '',
    shipping_fee,
    money_paid,
  });
  const row = (order: Order) => ({
    order_id: order.id,
    order_sn: order.sn,
    add_time: order.made,
    goods_thumb: '',
    order_zt: '另一家医药批发',
    is_fd: 0,
    status: { status: `${order.code}` },
    order_status: order.code === 1 ? 0 : 5,
    pay_status: order.code === 1 || order.code === 7 ? 0 : '1',
    pay_name: order.way,
    money_paid: order.due,
    shipping_fee: order.shipping,
    shipping_status: order.code === 3 ? 1 : 0,
    cash_price_xj: '',
    breed_num: order.lines.length,
    delivery: order.code === 3 ? keyed([{ send_id: order.id + 1, send_type: 1, status: '1' }]) : [],
  });
  const orderLines = (order: Order) =>
    order.lines.map(({ goods, num }) => ({
      goods_name: goods.name,
      goods_thumb: '',
      goods_price: `${goods.price}`,
      num,
    }));
  const pays = (order: Order, way: string) => Object.assign(order, { code: 3, way });
  const becomes = (order: Order, code: Order['code']): Answer => {
    order.code = code;
    return {};
  };

  const open: Record<string, Script> = {
    'search.php?act=search': (asked) => {
      const words = asked.query.get('keywords') ?? 'all';
      const found = shelf.filter(({ name }) => words === 'all' || name.includes(words));
      const page = Number(asked.query.get('page') ?? 1);
      const rest = found.slice((page - 1) * 2);
      const link = `${asked.base}search.php?act=search&keywords=${encodeURIComponent(words)}&page=${page + 1}`;
      const data = rest.slice(0, 2).map((goods) => cardOf(goods, isIn(asked)));
      const first = page === 1 ? { brand_list: [], cat_list: null, system_priv: { goods_spce: 1, unitno: 1 } } : {};
      return { data: keyed(data), page_next: rest.length > 2 ? link : 'end', ...first };
    },
    'search.php?act=kj_search': ({ query }) => ({
      data: shelf
        .filter(({ name }) => name.includes(query.get('keywords') ?? ''))
        .map(({ id, name }) => ({ goods_id: id, goods_name: name })),
    }),
    'index.php?act=new': (asked) => ({ data: shelf.map((goods) => cardOf(goods, isIn(asked))) }),
    'goods.php?act=info': (asked) => ({ ...productOf(goodsOf(asked.query.get('goods_id')), isIn(asked)) }),
    'login.php?act=login': ({ body }) => {
      const { user_name, password } = body as Answer;
      if (user_name !== member.name || unmark(password) !== member.password) throw new No('用户名或密码错误');
      const token = randomBytes(16).toString('hex');
      tokens.set(token, 'waits for the code');
      return {
        agency_id: 9,
        token,
        name: '其他大药房',
        avatar: null,
        order_pay: true,
        is_yb: 0,
        user_list: [],
        yz: '1',
        cartnum: `${cart.size}`,
        is_re: 0,
        phone: '138****0000',
      };
    },
    'chit.php?act=send_chit_code': ({ query, token }) => {
      const chit = `c${chits.size + 1}`;
      chits.set(chit, query.get('token') || token);
      return { data: chit };
    },
    'chit.php?act=chit_query': () => ({ status: 1, data: null }),
    'chit.php?act=chit_yz': ({ query }) => {
      const token = chits.get(query.get('chit_token') ?? '');
      if (!token || query.get('chit_code') !== member.code) throw new No('验证码错误');
      tokens.set(token, 'in');
      return {};
    },
  };

  const forMember: Record<string, Script> = {
    'login.php?act=logout': ({ token }) => {
      tokens.delete(token);
      return {};
    },
    'user.php?act=user_center': () => ({
      dz_num: 0,
      df_num: 0,
      ds_num: 0,
      services_num: 0,
      evaluation_num: 0,
      openid: '',
      integral: '0',
      integral_ratio: 100,
      moneys: purse,
      acquire_money: '0',
      have_pay: 1,
      czhd_list: [],
      delivery_list: null,
      system_priv: [],
    }),
    'buy.php?act=add_to_cart': ({ body }) => {
      for (const item of body as Answer[]) {
        const goods = goodsOf(item.goods_id);
        const had = cartLines().find((line) => line.goods === goods);
        const num = (had?.num ?? 0) + Number(item.goods_number);
        if (num > goods.stock) return { success: 2, goods_number: goods.stock, goods_name: goods.name };
        if (!had) lastLine += 1;
        cart.set(had ? Number(had.id) : lastLine, { goods, num });
      }
      return { len: `${cart.size}` };
    },
    'cart.php?act=list': () => ({
      data: keyed(cartLines().map(cartLine)),
      order_pay: 1,
      have_package: 0,
      package_price: 100,
      agency_franking: 6.5,
      checkedList: [...cart.keys()],
      allCheckedList: [...cart.keys()],
    }),
    'cart.php?act=up_num': ({ query }) => {
      const [line] = cartLines([query.get('cart_id') ?? '']);
      if (!line) throw new No('购物车里没有该商品');
      const { goods, id } = line;
      cart.set(Number(id), { goods, num: Math.min(Number(query.get('num')), goods.stock) });
      return { goods_price: `${goods.price}`, goods_number: goods.stock };
    },
    'cart.php?act=del_num': ({ query }) => {
      const ids = (query.get('id_list') ?? '').split(',');
      for (const id of ids) cart.delete(Number(id));
      return { del_ids: ids };
    },
    'path.php?act=get_path': () => ({ data: keyed([address]) }),
    'buy.php?act=confirm': ({ query }) => {
      const lines = cartLines((query.get('buy_list') ?? '').split(','));
      if (lines.length === 0) throw new No('请选择商品');
      const { goods, shipping, due } = moneyOf(lines);
      return {
        merchants: keyed([{ order_zt: '另一家医药批发', lines: lines.map(cartLine), shipping_fee: shipping }]),
        address_list: [address],
        address_id: 5,
        volume_list: null,
        volume_id: 0,
        activities: [],
        gifts: '',
        integral: 0,
        integral_use: '0',
        integral_worth: 0,
        seal: null,
        money: rowsOf(goods, shipping, due),
      };
    },
    'buy.php?act=submit': ({ body }) => {
      const { buy_list, once } = body as Answer;
      const known = submitted.get(String(once));
      const lines = cartLines(String(buy_list).split(','));
      if (!known && lines.length === 0) throw new No('购物车是空的');
      const { due, shipping } = moneyOf(lines);
      const id = 7000 + orders.length * 10;
      const sn = `Q${id}`;
      const order = known ?? { id, sn, lines, due, shipping, made: now(), polls: 0, code: 1 as const, way: '' };
      if (!known) orders.unshift(order);
      submitted.set(String(once), order);
      for (const line of lines) cart.delete(Number(line.id));
      return { order_id: order.id, order_sn: order.sn, money_paid: order.due, split: [] };
    },
    'pay/pay_order.php?act=order_amount': ({ query }) => {
      const { sn, due } = orderOf(query.get('order_id'));
      const way = (pay_id: number, pay_name: string) => ({ pay_id, pay_name, icon: null, color: '' });
      return {
        order: { order_sn: sn, money_paid: `${due}`, cash_price_xj: 0 },
        pay_list: keyed([way(1, '余额支付'), way(2, '微信支付')]),
        pay_type: 2,
        have_pay: 1,
        moneys: purse.toLocaleString('en'),
        pay_pwd: 1,
        ye_true: purse >= due,
      };
    },
    'pay/pay_order.php?act=yz_pay': ({ query }) => {
      if (unmark(query.get('pay_pwd')) !== member.payPassword) throw new No('支付密码不正确');
      mayPay = true;
      return { data: [] };
    },
    'pay/pay_order.php?act=ye_pay': ({ query }) => {
      const order = orderOf(query.get('order_id'));
      if (!mayPay || order.code !== 1) throw new No(mayPay ? '订单已支付' : '请先验证支付密码');
      mayPay = false;
      purse = yuan(purse - order.due);
      pays(order, '余额支付');
      return { data: { ok: true } };
    },
    'pay/pay_order.php?act=zx_pay': ({ body }) => {
      const { sn } = orderOf((body as Answer).order_id);
      const code_url = `weixin://wxpay/bizpayurl?pr=${sn}`;
      const config = { debug: false, jsApiList: ['chooseWXPay'] };
      return { trade_type: 'NATIVE', order_sn: sn, mweb_url: null, code_url, config, cs: '{"appId":"wx0"}' };
    },
    // The payment succeeds at the second poll.
    'pay/pay_cx.php?act=get_status': ({ query }) => {
      const order = orderOf(query.get('order_sn'));
      order.polls += 1;
      if (order.code === 1 && order.polls > 1) pays(order, '微信支付');
      const paid = order.code !== 1;
      return { data: { status: paid ? 1 : 0, pay_name: order.way, pay_time: paid ? now() : 0 } };
    },
    'pay/pay_order.php?act=clear_sd': () => ({}),
    'order.php?act=order_list': ({ query }) => {
      const one = query.get('order_id');
      const lx = query.get('lx') || 'all';
      const found = one
        ? orders.filter(({ id }) => String(id) === one)
        : orders.filter(({ code }) => lx === 'all' || String(code) === lx);
      return {
        data: keyed(found.map(row)),
        page_next: 'end',
        order_pay: 1,
        is_have: found.length > 0,
        system_priv: [],
      };
    },
    'order.php?act=order_info': ({ query }) => {
      const order = orderOf(query.get('order_id'));
      const { goods } = moneyOf(order.lines);
      const money = rowsOf(goods, order.shipping, order.due);
      const none = { parcels: [], payments: null, times: '', services: [], remark: null };
      return { data: { ...row(order), lines: keyed(orderLines(order)), money, to: address, ...none } };
    },
    'order.php?act=goods_list': ({ query }) => ({ data: orderLines(orderOf(query.get('order_id'))) }),
    'fahuo.php?act=goods_list': ({ query }) => ({ data: orderLines(orderOf(Number(query.get('send_id')) - 1)) }),
    'order.php?act=qr_sh': ({ query }) => becomes(orderOf(query.get('order_id')), 6),
    'order.php?act=qx_order': ({ query }) => becomes(orderOf(query.get('order_id')), 7),
  };

  /** The remaining balance in yuan and all orders, newest first, for assertions. */
  const books = () => ({ purse, orders: orders.map(({ id, code, due, way }) => ({ id, code, due, way })) });

  function ask(path: string, asked: Asked): Answer {
    const script = open[path] ?? forMember[path];
    if (path in forMember && !isIn(asked)) return { success: 0, error: 1, content: '请登录', need_login: 1 };
    if (!script && !(path in canned)) return { success: 0, error: '9', content: '没有这个功能' };
    try {
      return { success: true, ...(script?.(asked) ?? canned[path]) };
    } catch (error) {
      if (error instanceof No) return { success: 0, error: '1', content: error.message };
      throw error;
    }
  }
  return { ask, books };
}
