// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { user } from '#shared/contract/user.ts';
import * as kept from '#web/state/storage/kept.ts';
import type { Early, FillPage } from './filler.ts';

const five = (more: string) =>
  `<nav class="five"><a><b class="badge">31</b></a><a><b class="badge">32</b></a><a><b class="badge">33</b></a>${more}<a><b class="badge">35</b></a></nav>`;
/** The page as the build renders it: with a picture and comments, then without. */
const page = (face: string, counters: string) =>
  `<main><header><span class="member-face">${face}</span><div class="me__who"><h1>__name__</h1><button>切换账号</button></div><i>__verified__</i><i>__customer__</i></header>
<section class="purse"><div>__whole__<s>__cents__</s></div><div>__bonuswhole__<s>__bonuscents__</s></div><div>__points__<s> __worth__</s></div></section>
<div class="notice">去绑定</div>${counters}
<section class="card"><h2>__parcels__</h2><ul><li class="track__one">__status__ <i>__context__</i> <i>__courier__</i></li></ul></section>
<section class="card"><ul class="tops"><li><a href="./recharge?hd_id=__id__" title="__title__">__topup__<i> __gift__</i></a></li></ul></section></main>`;
const FRAMES = [
  page('<img src="__picture__">', five('<a>待评价<b class="badge">34</b></a>')),
  page('鸟', five('<a>已完成</a>')),
];

const place = globalThis as { fillPage?: FillPage };

beforeAll(async () => {
  vi.stubGlobal('FRAMES', FRAMES);
  vi.stubGlobal('SEES', true);
  await import('./fill-user-center.ts');
});
afterEach(() => localStorage.clear());
afterAll(() => {
  vi.unstubAllGlobals();
  delete place.fillPage;
});

const PRIV = { integral: '1', delivery_query: '1', wechat: '1', mobile: '1' };
const centre = {
  dz_num: 3,
  df_num: 0,
  ds_num: 120,
  evaluation_num: 4,
  services_num: 5,
  openid: '',
  integral: 1260,
  integral_ratio: 100,
  moneys: '5000.10',
  acquire_money: '-2.00',
  czhd_list: [],
  delivery_list: [],
  system_priv: PRIV,
};

/** The filled page; undefined when it stays a skeleton. */
function shown(more: object = {}, { booklet_type = '2', words = '' } = {}) {
  const early: Early = {
    answers: new Map([[user.userCenter.path, JSON.stringify({ success: 1, ...centre, ...more })]]),
    init: { user_yz: 1, booklet_type },
    query: new URLSearchParams(words),
    token: 't'.repeat(32),
    yz: 1,
    order_pay: true,
  };
  const frame = document.createElement('div');
  frame.innerHTML = '<p>skeleton</p>';
  place.fillPage?.(early, frame, '');
  return frame.textContent === 'skeleton' ? undefined : frame;
}
const textOf = (frame: Element | undefined, part: string) =>
  [...(frame?.querySelectorAll(part) ?? [])].map(({ textContent }) => textContent?.trim());

test('the member, the purse and the counters stand as the page shows them', () => {
  kept.name.write('仁心');
  kept.avatar.write('me.webp');
  const frame = shown();
  expect(textOf(frame, 'h1, header > i')).toEqual(['仁心', '已认证', '现结客户']);
  expect(frame?.querySelector('img')?.getAttribute('src')).toBe('me.webp');
  expect(textOf(frame, '.purse > div')).toEqual(['5,000.10', '-2.00', '1,260 ≈ ¥12.60']);
  // None of none; three digits are for the page.
  expect(textOf(frame, '.five a')).toEqual(['3', '', '', '待评价4', '5']);
  expect(textOf(frame, '.notice')).toEqual(['去绑定']);
  expect(textOf(frame, '.card, button')).toEqual([]);
});

test('without comments, a picture and the privileges other parts stand or none', () => {
  const frame = shown({ openid: 'o1', system_priv: { ...PRIV, integral: '0' } }, { booklet_type: '1' });
  expect(textOf(frame, 'h1')).toEqual(['游客']);
  expect(textOf(frame, '.member-face')).toEqual(['鸟']);
  expect(textOf(frame, '.five a')).toEqual(['3', '', '', '已完成', '5']);
  expect(textOf(frame, '.purse > div')).toHaveLength(2);
  expect(textOf(frame, '.notice')).toEqual([]);
});

const parcel = { send_id: '1', delivery_name: '顺丰', delivery_num: 'SF1' };
const topUp = { hd_id: '9', moneys: '500', s_money: '0', title: '', end_time: '' };

test('parcels and top-ups have a row each; parcels only with their privilege', () => {
  const step = { status: '派送中', context: '已到店', time: '1794000000' };
  const delivery_list = [{ ...parcel, data: step }, parcel];
  const czhd_list = [topUp, { ...topUp, hd_id: '10', s_money: '20' }];
  const frame = shown({ delivery_list, czhd_list });
  expect(textOf(frame, '.track__one')).toEqual(['派送中 已到店 顺丰 SF1', expect.stringMatching(/ +顺丰 SF1$/)]);
  expect(textOf(frame, '.tops a')).toEqual(['充 500', '充 500 送 20']);
  expect(frame?.querySelector('a[href="./recharge?hd_id=10"]')).toBeTruthy();
  expect(textOf(shown({ delivery_list, system_priv: {} }), '.track__one')).toEqual([]);
});

test.each(['abc', '', null, []])('a balance that cannot be read (%j) is for the page to show', (moneys) => {
  expect(shown({ moneys })).toBeUndefined();
  expect(shown({ acquire_money: moneys })).toBeUndefined();
});

test('the address that asks for the verification is for the page', () => {
  expect(shown({}, { words: 'path=user-yz' })).toBeUndefined();
});
