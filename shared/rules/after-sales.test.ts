import { expect, test } from 'vitest';
import { checkServiceRequest, isServiceOpen, serviceStamp } from './after-sales.ts';

test('status 5 (complete) and 6 (closed) each get a stamp; other statuses get none', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map((status) => serviceStamp({ status }))).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...['completed', 'closed'],
  ]);
});

test('a request is open until it is rejected, complete or closed', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map((status) => isServiceOpen({ status }))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
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
