import { expect, test } from 'vitest';
import {
  besideRefund,
  checkServiceRequest,
  expectedBonus,
  expectedPoints,
  expectedRefund,
  isServiceOpen,
  needsBuyer,
  predefinedReasonOf,
  serviceHint,
  serviceProgress,
  serviceStamp,
  shopNote,
  withReason,
} from './after-sales.ts';

test('status 5 (complete) and 6 (closed) each get a stamp; other statuses get none', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map((status) => serviceStamp({ status }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'completed',
    'closed',
  ]);
});

test('a request is open until it is rejected, complete or closed', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map((status) => isServiceOpen({ status }))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['nothing chosen', [], '破损', '请选择售后商品！'],
  ['only noughts', [{ og_id: '1', num: 0 }], '破损', '请选择售后商品！'],
  ['more than is left', [{ og_id: '1', num: 4 }], '破损', '售后数量不能超过可售后数量！'],
  ['less than one', [{ og_id: '1', num: -1 }], '破损', '售后数量不能超过可售后数量！'],
  ['another order’s line', [{ og_id: '2', num: 1 }], '破损', '售后数量不能超过可售后数量！'],
  ['no reason', [{ og_id: '1', num: 3 }], ' ', '请填写售后原因！'],
  ['as it should be', [{ og_id: '1', num: 3 }], '破损', undefined],
])('a request with %s', (_, lines, reason, text) => {
  const check = checkServiceRequest({ lines, reason }, [{ og_id: '1', can_num: 3 }]);
  expect(check.ok ? undefined : check.message.text).toBe(text);
});

test('a predefined reason is put before the written text and replaces another one', () => {
  expect(withReason('', '破损漏液')).toBe('破损漏液');
  expect(withReason('外箱压扁', '破损漏液')).toBe('破损漏液，外箱压扁');
  expect(withReason('破损漏液，外箱压扁', '效期太近')).toBe('效期太近，外箱压扁');
  expect(withReason('破损漏液，外箱压扁', '破损漏液')).toBe('外箱压扁');
  expect(withReason('破损漏液', '破损漏液')).toBe('');
  expect([predefinedReasonOf('少发漏发，两盒'), predefinedReasonOf('破损')]).toEqual(['少发漏发', undefined]);
  expect(withReason('字'.repeat(500), '质量问题')).toHaveLength(505);
});

test('the hint comes from the status; the buyer must act at 2 and sees a rejection at 4', () => {
  expect(([1, 2, 3, 4, 5, 6, undefined] as const).map((status) => serviceHint({ status }))).toEqual([
    '等待商家审核',
    '审核通过，请寄回商品',
    '商家正在处理',
    '商家驳回了申请，点查看看原因',
    '',
    '',
    '',
  ]);
  expect(([1, 2, 3, 4, 5, 6] as const).filter((status) => needsBuyer({ status }))).toEqual([2, 4]);
});

test('the progress has the steps of its type, and ends when the request is rejected or closed', () => {
  const way = (type: '1' | '2' | '3', status: 1 | 2 | 3 | 4 | 5 | 6 | undefined) =>
    serviceProgress({ type, status }).map(({ name, at }) => `${name} ${at}`);
  expect(way('1', 2)).toEqual(['提交申请 done', '审核 done', '寄回 now', '退款 next']);
  expect(way('2', 1)).toEqual(['提交申请 done', '审核 now', '退款 next']);
  expect(way('3', 3)).toEqual(['提交申请 done', '审核 done', '寄回 done', '换货发出 now']);
  expect(way('1', 5)).toEqual(['提交申请 done', '审核 done', '寄回 done', '退款 done']);
  expect(way('1', 4)).toEqual(['提交申请 done', '审核驳回 bad']);
  expect(way('1', 6)).toEqual(['提交申请 done', '已关闭 now']);
  expect(way('1', undefined)).toEqual([]);
});

test("the shop's note is the latest step that is not the buyer's own", () => {
  const step = (name: string, note: string) => ({ name, note, time: 0 });
  const asked = step('提交申请', '退货退款：破损');
  expect(shopNote({ history: [asked] })).toBeUndefined();
  expect(shopNote({ history: [asked, step('审核通过', '请寄回'), step('商家已收到退货', ' ')] })?.note).toBe('请寄回');
  expect(shopNote({ history: [asked, step('撤销申请', '买家撤销了申请')] })).toBeUndefined();
});

test("the refund is the share of the line's refund; an exchange has none", () => {
  const claimable = [
    { og_id: '1', can_num: 3, can_refund: 1000 },
    { og_id: '2', can_num: 1, can_refund: 50 },
  ];
  expect(expectedRefund('1', [{ og_id: '1', num: 2 }], claimable)).toBe(666);
  expect(
    expectedRefund(
      '2',
      [
        { og_id: '1', num: 9 },
        { og_id: '2', num: 1 },
      ],
      claimable,
    ),
  ).toBe(1050);
  expect(expectedRefund('3', [{ og_id: '1', num: 3 }], claimable)).toBe(0);
  const unknown = [{ og_id: '1', can_num: 3, can_refund: undefined }];
  expect(expectedRefund('1', [{ og_id: '1', num: 3 }], unknown), 'a dash, never ¥0.00').toBeUndefined();
});

test('pieces return what the server says for one; the last takes the rest', () => {
  const line = { og_id: '1', can_num: 3, can_refund: 6_806, one_refund: 2_268, can_integral: 100, one_integral: 33 };
  const sum = (num: number) => [
    expectedRefund('1', [{ og_id: '1', num }], [line]),
    expectedPoints('1', [{ og_id: '1', num }], [line]),
  ];
  expect([1, 2, 3].map(sum)).toEqual([
    [2_268, 33],
    [4_536, 66],
    [6_806, 100],
  ]);
  expect(expectedPoints('1', [{ og_id: '1', num: 2 }], [{ og_id: '1', can_num: 3 }])).toBeUndefined();
});

test('bonus and points in a refund are said where they are known', () => {
  expect(expectedBonus(3_750, { amount: 6_800, bonus: 3_333 })).toBe(1_838);
  expect([expectedBonus(100, undefined), expectedBonus(undefined, { amount: 5, bonus: 1 })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(besideRefund(1_838, 135)).toBe('其中赠送金 ¥18.38，退回积分 135');
  expect([besideRefund(0, 0), besideRefund(undefined, undefined), besideRefund(undefined, 4)]).toEqual([
    '',
    '',
    '退回积分 4',
  ]);
});
