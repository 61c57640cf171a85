import { expect, test } from 'vitest';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import type { Change, ContractDiff } from './contract-diff.ts';
import { contractDiffReport } from './contract-view.ts';
import { shapeDifferences, shapeOf } from './shapes.ts';

const style: TextStyle = { columns: Number.POSITIVE_INFINITY, say: (zh) => zh, ink: inkFor(false, {}) };
const change = (path: string, breaks: boolean): Change => ({
  call: 'cart.php?act=list',
  path,
  kind: 'missing',
  was: 'text',
  is: 'nothing',
  breaks,
});
const found: ContractDiff = {
  before: { name: 'live', base: 'https://live.test/api', taken: 1 },
  now: { name: 'staging', kind: 'staging', base: 'https://stage.test/api', taken: 2 },
  compared: ['cart.php?act=list'],
  uncompared: [{ call: 'path.php?act=list', was: 'login', is: 'same' }],
  changes: [change('data[].cart_id', true), change('data[].remark', false), change('data[].note', false)],
};

test('what breaks stands alone; the rest is counted, and listed on demand', () => {
  const few = contractDiffReport({ ...found, printed: false, all: false }, style);
  expect(few).toContain('data[].cart_id');
  expect(few).not.toMatch(/remark|path\.php/);
  expect(few).toMatch(/1 处影响使用，2 处只是不同；未比较 1 个（--all 列出）$/);
  const all = contractDiffReport({ ...found, printed: false, all: true }, style);
  for (const each of ['data[].cart_id', 'data[].remark', 'data[].note', 'path.php?act=list'])
    expect(all).toContain(each);
  expect(all).not.toContain('--all');
});

test('of fields in another order those are named that moved first', () => {
  const names = Array.from({ length: 60 }, (_, at) => `field_${at}`);
  const shape = (order: readonly string[]) =>
    shapeOf({ data: Object.fromEntries(order.map((name) => [name, 'a'])), success: 1 });
  const moved = [...names.slice(0, 20), ...names.slice(21), 'field_20'];
  expect(shapeDifferences(shape(names), shape(moved))).toEqual([
    {
      path: 'data',
      kind: 'reordered',
      was: '… field_20 field_21 field_22 field_23 …',
      is: '… field_21 field_22 field_23 field_24 …',
    },
  ]);
});
