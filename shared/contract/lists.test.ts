import { describe, expect, test } from 'vitest';
import { ShapeError } from '#shared/errors.ts';
import { calls } from './calls.ts';
import { common } from './common.ts';
import { orderLine } from './entities.ts';
import { sampleOf } from './testing/sample.ts';
import { type Codec, list, startAt } from './wire.ts';

/**
 * The main list of a page. No document says that one of them may be missing, so a page says "nothing here" only when
 * the server sends an empty list.
 */
const MAIN: readonly (readonly [path: string, field: string])[] = [
  ['article.php?act=list', 'data'],
  ['bank.php?act=list', 'data'],
  ['cart.php?act=list', 'data'],
  ['categories.php?act=get_cat', 'categories'],
  ['collect.php?act=collect_list', 'data'],
  ['comment.php?act=goods_add', 'data'],
  ['common.php?act=rand_best', 'data'],
  ['cpzl.php?act=info', 'data'],
  ['cpzl.php?act=list', 'data'],
  ['delivery_hundred.php?act=show_shipping', 'data'],
  ['goods.php?act=comments', 'data'],
  ['group.php?act=list', 'data'],
  ['help.php?act=list', 'data'],
  ['history.php?act=list', 'data'],
  ...['new', 'hot', 'best', 'promotion', 'taobao'].map((act) => [`index.php?act=${act}`, 'data'] as const),
  ...['new', 'best', 'hot', 'redpaper', 'integral', 'promotion', 'group', 'help', 'taobao'].map(
    (act) => [`intro.php?act=${act}`, 'data'] as const,
  ),
  ['invoice.php?act=list', 'data'],
  ['login.php?act=get_code', 'data'],
  ['mybuy.php?act=list', 'data'],
  ['order.php?act=order_list', 'data'],
  ['order.php?act=services_info', 'data'],
  ['order.php?act=services_list', 'data'],
  ['page_tool.php?act=info', 'cont_list'],
  ['path.php?act=get_path', 'data'],
  ['pay/pay_order.php?act=order_amount', 'pay_list'],
  ['qhyg.php?act=list', 'data'],
  ['recharge.php?act=list', 'czhd_list'],
  ['recharge.php?act=recharge_log', 'data'],
  ['salesman.php?act=list', 'data'],
  ['search.php?act=kj_search', 'data'],
  ['search.php?act=search', 'data'],
  ['user.php?act=detail_log', 'data'],
  ['user.php?act=get_users', 'users'],
  ['user.php?act=range_info', 'data'],
  ['volume.php?act=get_list', 'data'],
  ['volume.php?act=mine', 'data'],
];

/**
 * Lists that an act needs whole: goods would be added without their specification, an account closed without its obstacles.
 * One row that cannot be read fails the answer.
 */
const WHOLE: readonly (readonly [path: string, field: string])[] = [
  ['buy.php?act=confirm', 'merchants'],
  ['goods.php?act=info', 'spce_list'],
  ['goods.php?act=info', 'taobao_list'],
  ['qhyg.php?act=info', 'spce_list'],
];

/**
 * Lists beside the subject of an answer, or in the answer of a call that acts. The rest is useful without them, and a
 * success must not fail because of them. Missing or damaged ones are read as empty, and noted.
 */
const BESIDE = `
buy.php?act=confirm activities gifts
buy.php?act=submit split
cart.php?act=del_num del_ids
cart.php?act=list checkedList allCheckedList
common.php?act=footer links
common.php?act=header nav ad
goods.php?act=info volume shophd goodshd
index.php?act=home bigImg ad2 ad7
intro.php?act=best brand_list
intro.php?act=group brand_list
intro.php?act=help brand_list
intro.php?act=hot brand_list
intro.php?act=integral brand_list
intro.php?act=new brand_list
intro.php?act=promotion brand_list
intro.php?act=redpaper brand_list
intro.php?act=taobao brand_list
login.php?act=login user_list
login.php?act=need_code ad_list
login.php?act=re_login user_list
order.php?act=buy_again data
page_tool.php?act=cont data
path.php?act=del_path data
search.php?act=search brand_list cat_list
user.php?act=user_center delivery_list
user.php?act=user_left flhd_list user_list
user.php?act=yz_info licences kinds
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [path = '', ...fields] = line.split(' ');
    return fields.map((field) => [path, field] as const);
  });

/** Needed whole as well, but a server may leave them out where nothing can be done. */
const WHOLE_IF_TOLD = [
  ['order.php?act=services_info', 'lines'],
  ['order.php?act=services_info', 'types'],
] as const;

const all = Object.values(calls).flatMap((script) =>
  Object.values(script).flatMap(({ path, answer }) =>
    Object.entries(answer.fields)
      .filter(([, { is, assumed }]) => is.startsWith('list of ') && !assumed)
      .map(([field, codec]) => ({ name: `${path} ${field}`, codec })),
  ),
);
const lists = all.filter(({ codec }) => codec.unreadable !== 'known');
/** A readable row of the list, in wire format. */
const rowOf = (path: string, field: string): unknown =>
  sampleOf(lists.find(({ name }) => name === `${path} ${field}`)?.codec.holds as Codec<unknown>);
const readerOf = (path: string, field: string) => {
  const codec = all.find(({ name }) => name === `${path} ${field}`)?.codec;
  return (raw: unknown, at = startAt(false)) => codec?.read(raw, at);
};

test('every list of an answer is a main list, needed whole, or beside the subject', () => {
  const decided = [...MAIN, ...WHOLE, ...WHOLE_IF_TOLD, ...BESIDE].map(([path, field]) => `${path} ${field}`);
  expect(lists.map(({ name }) => name).sort()).toEqual(decided.sort());
});

test.each([...WHOLE, ...WHOLE_IF_TOLD])('%s %s fails with one unreadable row among readable ones', (path, field) => {
  const row = rowOf(path, field);
  expect(readerOf(path, field)([row])).toHaveLength(1);
  for (const rubbish of [null, {}, []]) expect(() => readerOf(path, field)([row, rubbish])).toThrow(ShapeError);
});

test.each(WHOLE_IF_TOLD)('%s %s may be left out', (path, field) => {
  expect(readerOf(path, field)(undefined)).toEqual([]);
});

describe.each([...MAIN, ...WHOLE])('%s %s', (path, field) => {
  const read = readerOf(path, field);

  test('says "none" when it is empty', () => {
    for (const nothing of [[], {}, null, '', false]) expect(read(nothing)).toEqual([]);
  });

  test('fails when it is missing, damaged, or without a readable row', () => {
    for (const damaged of [undefined, 'oops', 7, { a: 1 }, [{ unknown: 1 }], [null], ['oops']])
      expect(() => read(damaged), JSON.stringify(damaged)).toThrow(ShapeError);
  });
});

test.each(BESIDE)('%s %s: missing or damaged it is empty and noted', (path, field) => {
  expect(readerOf(path, field)(undefined)).toBeOneOf([[], undefined]);
  const at = startAt(false);
  expect(readerOf(path, field)(7, at)).toEqual([]);
  expect(at.noted).toHaveLength(1);
});

test.each([
  ['user.php?act=user_center', 'czhd_list', { hd_id: 41 }],
  ['buy.php?act=confirm', 'volume_list', { volume_id: 41 }],
  ['buy.php?act=confirm', 'address_list', { address_id: 41 }],
  ['index.php?act=home', 'articles', { article_id: 41, title: '停发通知' }],
  ['bank_info.php?act=list', 'yh_list', { number: '6217 0001' }],
  ['bank_info.php?act=list', 'sm_list', { ewm: '/pictures/code.svg' }],
])(
  '%s %s beside the subject, of which "none" is told, is unknown when it came and cannot be read',
  (path, field, row) => {
    const read = readerOf(path, field);
    for (const nothing of [[], {}, '', false]) expect(read(nothing)).toEqual([]);
    expect(read([row, 'oops'])).toHaveLength(1);
    for (const damaged of [undefined, 7, ['oops'], [null]])
      expect(read(damaged), JSON.stringify(damaged)).toBeUndefined();
  },
);

test('one unreadable row among readable ones is left out and noted', () => {
  const at = startAt(false);
  const rows = [{ name: '王芳', phone: '13800000001' }, { who: '李雷' }, 'oops', { name: '', phone: '13800000002' }];
  expect(readerOf('salesman.php?act=list', 'data')(rows, at)).toEqual([
    { name: '王芳', phone: '13800000001', area: '' },
    { name: '', phone: '13800000002', area: '' },
  ]);
  expect(at.noted.map(({ path }) => path)).toEqual(expect.arrayContaining(['1', '2']));
});

test('a row of footer or header that has nothing to show is left out', () => {
  const { footer, header } = calls.common;
  const { agency, links } = footer.answer.read(
    {
      shop: { company: '甲' },
      agency: { phone: ['', ' ', '0571-1'], qq: [{ name: '售前' }, { name: '', value: '7' }] },
      links: [
        { link_name: '', link_url: '/x' },
        { link_name: '　\u200b ', link_url: '/z' },
        { link_name: '友链', link_url: '/y' },
      ],
    },
    startAt(false),
  );
  expect([agency.phone, agency.qq.map(({ value }) => value), links.map(({ link_name }) => link_name)]).toEqual([
    ['0571-1'],
    ['7'],
    ['友链'],
  ]);
  const { nav } = header.answer.read(
    {
      nav: [
        { name: '', link: '/x' },
        { name: '新品', link: '/y' },
      ],
    },
    startAt(false),
  );
  expect(nav.map(({ name }) => name)).toEqual(['新品']);
});

test('a parcel that has no step yet stays in the member centre', () => {
  const parcels = (data: unknown) =>
    calls.user.userCenter.answer.read(
      { delivery_list: [{ send_id: 8, delivery_name: '中通', delivery_num: 'ZT8', data }] },
      startAt(false),
    ).delivery_list;
  for (const none of [[], null, '', '暂无'])
    expect(parcels(none)).toMatchObject([{ send_id: '8', delivery_num: 'ZT8' }]);
});

test('a single account or collecting code may come without its list', () => {
  const { yh_list, sm_list } = calls.bankInfo.list.answer.read(
    { yh_list: { name: '甲行', number: '62' }, sm_list: { ewm_lx: '8', ewm: '/q.png' } },
    startAt(false),
  );
  expect([yh_list?.[0]?.number, sm_list?.[0]?.ewm, sm_list?.[0]?.ewm_lx]).toEqual(['62', '/q.png', undefined]);
});

test.each(['0', 0, '', null, undefined, false])('an openid of %j is none', (openid) => {
  expect(calls.user.userCenter.answer.read({ openid }, startAt(false)).openid).toBe('');
});

test('an advert without a picture is left out', () => {
  const adverts = [{ ad_id: 1, ad_name: '双十二', ad_img: '' }, { ad_id: 2 }, { ad_id: 3, ad_img: '/pictures/a.svg' }];
  expect(readerOf('index.php?act=home', 'bigImg')(adverts)).toMatchObject([{ ad_id: '3' }]);
});

test('a side advert without a picture is left out: of a category, of the member centre', () => {
  const adverts = [
    { hd_id: 1, img_url: null, link: '/volume' },
    { hd_id: 2, link: '#' },
    { hd_id: 3, img_url: '/pictures/a.svg', link: '#' },
  ];
  const [category] = readerOf(
    'categories.php?act=get_cat',
    'categories',
  )([{ cat_id: 1, cat_name: '药品', flhd: adverts }]) as { flhd: unknown[] }[];
  expect(category?.flhd).toMatchObject([{ hd_id: '3' }]);
  expect(readerOf('user.php?act=user_left', 'flhd_list')(adverts)).toMatchObject([{ hd_id: '3' }]);
});

test('goods without a name are left out of each list, and a list of nothing else fails', () => {
  const goods = [
    { goods_id: 4, goods_name: '', tb_id: 0 },
    { goods_id: 5, tb_id: 0 },
    { goods_id: 6, goods_name: '感冒灵颗粒', tb_id: 0 },
  ];
  for (const [path, field] of [
    ['index.php?act=hot', 'data'],
    ['mybuy.php?act=list', 'data'],
    ['common.php?act=rand_best', 'data'],
  ] as const) {
    expect(readerOf(path, field)(goods), path).toMatchObject([{ goods_id: '6' }]);
    expect(() => readerOf(path, field)(goods.slice(0, 2)), path).toThrow(ShapeError);
  }
});

test.each([
  ['login.php?act=re_login', 'user_list'],
  ['user.php?act=user_left', 'user_list'],
  ['user.php?act=get_users', 'users'],
])('%s %s names each account once, and none without a name', (path, field) => {
  const account = (user_id: unknown, nickname: unknown, user_name: unknown) => ({ user_id, nickname, user_name });
  const told = [account(7, '总店', 'zd'), account('7', '总店', 'zd'), account(8, '', ''), account(9, null, 'xd')];
  expect(readerOf(path, field)(told)).toMatchObject([{ user_id: '7' }, { user_id: '9' }]);
});

test('a line to review comes once, with a name and without blank pictures', () => {
  const line = (og_id: number, goods_name: unknown) => ({
    og_id,
    goods_name,
    content: '',
    comment_gallery: ['', null, '/uploads/a.png'],
  });
  const lines = readerOf(
    'comment.php?act=goods_add',
    'data',
  )([line(5, '甲'), line(5, '甲'), line(6, ''), line(7, null)]);
  expect(lines).toMatchObject([{ og_id: '5', comment_gallery: ['/uploads/a.png'] }]);
});

test('what people choose by its name is left out without one: categories of each level, brands, articles', () => {
  const level = (cat_id: number, cat_name: unknown, ...children: object[]) => ({ cat_id, cat_name, children });
  const categories = readerOf(
    'categories.php?act=get_cat',
    'categories',
  )([level(1, '药品', level(2, ''), level(3, '中药', level(4, '饮片'), level(5, null))), level(6, '')]) as Named[];
  const named = (found: readonly Named[]): unknown[] =>
    found.map(({ cat_name, children = [] }) => (children.length > 0 ? [cat_name, named(children)] : cat_name));
  expect(named(categories)).toEqual([['药品', [['中药', ['饮片']]]]]);
  const found = readerOf('search.php?act=search', 'cat_list')([{ cat_id: 1 }, { cat_id: 2, cat_name: '中药' }]);
  expect(found).toMatchObject([{ cat_id: '2' }]);
  const brands = [
    { brand_id: 1, brand_name: '' },
    { brand_id: 2, brand_name: '衡准' },
  ];
  const { ppg } = calls.bkPp.brands.answer.read({ tjbk: 'oops', ppg: brands }, startAt(false));
  expect(ppg).toMatchObject([{ brand_id: '2' }]);
  const news = [{ article_id: 1 }, { article_id: 2, title: '' }, { article_id: 3, title: '停发通知' }];
  expect(readerOf('article.php?act=list', 'data')(news)).toMatchObject([{ article_id: '3' }]);
  expect(readerOf('index.php?act=home', 'articles')(news)).toMatchObject([{ article_id: '3' }]);
  const goods = [
    { goods_id: 1, goods_name: '' },
    { goods_id: 2, goods_name: null },
    { goods_id: 3, goods_name: '北沙参' },
  ];
  for (const call of [
    'index.php?act=hot',
    'search.php?act=search',
    'collect.php?act=collect_list',
    'mybuy.php?act=list',
  ])
    expect(readerOf(call, 'data')(goods), call).toMatchObject([{ goods_id: '3' }]);
});

test.each([
  ['path.php?act=get_path', 'data', { address_id: 31, consignee: '赵', phone: '13912345678', path: '浙江省' }],
  ['volume.php?act=get_list', 'data', { volume_id: 31, price: '6.00', mz_price: '60.00', is_get: '0' }],
  ['volume.php?act=mine', 'data', { volume_id: 3, held_id: 31, price: '6.00', mz_price: '60.00' }],
  ['bank_info.php?act=list', 'yh_list', { name: '示例银行', number: '6217 0001', user_name: '药仓', lx: 2 }],
  ['bank_info.php?act=list', 'sm_list', { ewm_lx: 3, lx: 1, ewm: '/pictures/code.svg' }],
  ['recharge.php?act=list', 'czhd_list', { hd_id: 31, moneys: '800.00', s_money: '40.00', title: '秋季' }],
])('what is chosen from %s stands once, also where it came twice', (call, field, entry) => {
  expect(readerOf(call, field)([entry, { ...entry }])).toHaveLength(1);
});

test('a goods without a name and a side advert without a picture are left out', () => {
  const cards = [{ goods_id: 1, tb_id: 0 }, { goods_id: 2, tb_id: 0, goods_name: '' }, card(3)];
  for (const path of ['search.php?act=search', 'mybuy.php?act=list'])
    expect(readerOf(path, 'data')(cards)).toMatchObject([{ goods_id: '3' }]);
  const adverts = [
    { hd_id: 1, img_url: '' },
    { hd_id: 2, img_url: 'javascript:1' },
    { hd_id: 3, img_url: '/a.svg' },
  ];
  expect(readerOf('user.php?act=user_left', 'flhd_list')(adverts)).toMatchObject([{ hd_id: '3' }]);
});

const footerOf = (field: string, raw: object) =>
  common.footer.answer.fields[field]?.read(raw, startAt(false)) as Record<string, unknown>;
const card = (goods_id: number, more: object = {}) => ({ goods_id, goods_name: '板蓝根颗粒', tb_id: 0, ...more });

test('an entry that came twice is listed once; batches of one goods, and equal lines of an order, all stay', () => {
  const twice = <T>(...each: T[]): T[] => [...each, ...each];
  expect(readerOf('search.php?act=search', 'data')(twice(card(4), card(4, { tb_id: 9 })))).toHaveLength(2);
  expect(readerOf('categories.php?act=get_cat', 'categories')(twice({ cat_id: 7, cat_name: '药品' }))).toHaveLength(1);
  expect(readerOf('index.php?act=home', 'bigImg')(twice({ ad_id: 7, ad_img: '/b.svg' }))).toHaveLength(1);
  expect(readerOf('common.php?act=header', 'nav')(twice({ ck_key: 'x', name: '领券' }))).toHaveLength(1);
  const agency = { phone: twice('0571-88990011'), qq: twice({ name: '小周', value: 61234 }) };
  expect(footerOf('agency', agency)).toMatchObject({ phone: ['0571-88990011'], qq: [{}] });
  const account = { user_id: 8, nickname: '', user_name: 'erdian' };
  expect(readerOf('login.php?act=login', 'user_list')(twice(account))).toHaveLength(1);
  const lines = twice({ goods_name: '板蓝根颗粒', goods_price: '3.00', num: 2 });
  expect(list(orderLine).read(lines, startAt(false))).toHaveLength(2);
});

test.each([[0], ['0'], [' '], [null], [{}]])('a licence number %j of the footer is none', (qxjyxk) => {
  const shop = footerOf('shop', { qxjyxk, ypzg: '浙DA571' });
  expect([shop.ypzg, shop.qxjyxk]).toEqual(['浙DA571', undefined]);
});

interface Named {
  readonly cat_name: string;
  readonly children?: readonly Named[];
}
