import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTrail, LONGEST_TRAIL, type Outcome, readTrail, type Step, type StepKind, trailText } from './trail.ts';

const began = Date.parse('2026-11-22T14:20:31.120Z');
const at = (seconds: number) => began + seconds * 1000;
const ok = { outcome: 'ok', lists: {}, odd: [] } as const;

const steps: readonly Step[] = [
  { at: at(0), kind: 'load', what: '375x812 微信' },
  { at: at(0.2), kind: 'screen', what: '/goods?id=112550' },
  { at: at(1.2), kind: 'tap', what: '加入购物车' },
  { at: at(1.3), kind: 'call', what: 'buy.php?act=add_to_cart', ms: 132, came: ok },
  {
    at: at(1.5),
    kind: 'call',
    what: 'cart.php?act=list&keywords=阿莫西林',
    ms: 88,
    came: { outcome: 'ok', lists: { data: 12 }, odd: ['data[].price'] },
  },
  { at: at(2), kind: 'call', what: 'pay/pay_order.php?act=ye_pay', ms: 15000, came: { ...ok, outcome: 'timeout' } },
  { at: at(3), kind: 'call', what: 'order.php?act=list', ms: 9, came: { ...ok, outcome: 'status', code: 502 } },
  { at: at(4), kind: 'call', what: 'order.php?act=list', came: { ...ok, outcome: 'pending' } },
  { at: at(5), kind: 'said', what: '数据请求失败！' },
  { at: at(6), kind: 'dialog', what: 'pay' },
  { at: at(7), kind: 'fault', what: 'TypeError cart-Bx1.js:1:2345' },
];

test('a trail is readable text', () => {
  expect(trailText({ steps, left: 143 })).toBe(
    [
      '药仓操作记录 1 2026-11-22T14:20:31.120Z',
      '略 143',
      '0.0 启 375x812 微信',
      '0.2 页 /goods?id=112550',
      '1.2 点 加入购物车',
      '1.3 调 buy.php?act=add_to_cart 成功 132ms',
      '1.5 调 cart.php?act=list&keywords=阿莫西林 成功 88ms data=12 异data[].price',
      '2.0 调 pay/pay_order.php?act=ye_pay 超时 15000ms',
      '3.0 调 order.php?act=list 状态502 9ms',
      '4.0 调 order.php?act=list 未答',
      '5.0 示 数据请求失败！',
      '6.0 窗 pay',
      '7.0 错 TypeError cart-Bx1.js:1:2345',
      '完 11',
    ].join('\n'),
  );
});

test('a written trail is parsed', () => {
  expect(readTrail(trailText({ steps, left: 143 }))).toEqual({ steps, left: 143, unread: 0, whole: true });
});

test.each([
  ['below the words of a feedback', (text: string) => `付款卡住了\n\n${text}\n谢谢`],
  ['as HTML', (text: string) => `<p>${text.replace(/&/g, '&amp;').replace(/\n/g, '<br />')}</p>`],
  ['with the line ends of Windows', (text: string) => text.replace(/\n/g, '\r\n')],
  ['run together', (text: string) => text.replace(/\n/g, ' ')],
])('it is parsed %s', (_, through) => {
  const read = readTrail(through(trailText({ steps, left: 143 })));
  expect(read).toMatchObject({ steps, left: 143, whole: true });
});

test('a truncated trail is marked as incomplete', () => {
  const text = trailText({ steps, left: 0 });
  expect(readTrail(text.slice(0, text.indexOf('3.0 调')))).toMatchObject({ whole: false, unread: 0, left: 0 });
});

test('damaged lines are skipped and counted', () => {
  const text = trailText({ steps: steps.slice(0, 3), left: 0 }).replace('0.2 页', 'x.2 页');
  expect(readTrail(text)).toMatchObject({ unread: 1, whole: false, steps: [steps[0], steps[2]] });
});

test('a text without a trail and a newer version are recognised', () => {
  expect(readTrail('付款卡住了')).toBe('none');
  expect(readTrail('药仓操作记录 2 2026-11-22T14:20:31.120Z\n0.0 页 /')).toBe('newer');
});

test('the newest steps that fit are kept, and the omitted ones counted', () => {
  const many = Array.from({ length: LONGEST_TRAIL }, (_, n): Step => ({ at: at(n), kind: 'tap', what: `第${n}个` }));
  const fitting = fitTrail({ steps: many, left: 7 }, 1000);
  expect(fitting && trailText(fitting).length).toBeLessThanOrEqual(1000);
  expect(fitting?.steps[fitting.steps.length - 1]).toBe(many[many.length - 1]);
  expect(fitting && fitting.left - 7 + fitting.steps.length).toBe(many.length);
  expect(trailText(fitting ?? { steps: [], left: 0 }).length).toBeGreaterThan(950);
  expect(fitTrail({ steps: many, left: 0 }, 60)).toBeUndefined();
  expect(fitTrail({ steps, left: 0 }, 5000)?.left).toBe(0);
});

test('any text is parsed without an error', () => {
  const kinds: StepKind[] = ['load', 'screen', 'dialog', 'tap', 'said', 'fault'];
  const outcomes: Outcome[] = ['ok', 'refused', 'login', 'dropped', 'shape', 'cancelled', 'fault', 'not-json'];
  const line = fc.string({ unit: fc.constantFrom(...'阿莫西林 0123456789.页点调示完略药仓&amp;<br>%'), maxLength: 60 });
  fc.assert(fc.property(line, fc.string(), (head, rest) => void readTrail(`药仓操作记录 1 ${head}\n${rest}\n${head}`)));
  const word = fc.string({ unit: fc.constantFrom(...'阿莫西林abc-/'), minLength: 1, maxLength: 20 });
  const simple = fc.record({ at: fc.nat(60_000), kind: fc.constantFrom(...kinds), what: word });
  const called = fc
    .tuple(fc.nat(60_000), fc.constantFrom(...outcomes), fc.nat(20_000), fc.nat(99))
    .map(([when, outcome, ms, count]): Step => {
      const came = { outcome, ...(outcome === 'refused' ? { code: count } : {}), lists: { data: count }, odd: [] };
      return { at: when, kind: 'call', what: 'cart.php?act=list', ms, came };
    });
  fc.assert(
    fc.property(fc.array(fc.oneof(simple, called), { minLength: 1, maxLength: 30 }), (some) => {
      const trail = some.map((step) => ({ ...step, at: began + Math.floor(step.at / 100) * 100 }));
      trail.sort((one, other) => one.at - other.at);
      expect(readTrail(trailText({ steps: trail, left: 0 }))).toEqual({
        steps: trail,
        left: 0,
        unread: 0,
        whole: true,
      });
    }),
  );
});
