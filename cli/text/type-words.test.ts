import { expect, test } from 'vitest';
import { calls } from '#shared/contract/calls.ts';
import { deviationWords, typeWords } from './type-words.ts';

test.each([
  ['list of amount of yuan', '金额（元）的列表', 'a list of amount in yuan'],
  ['one of 1, 2, if any', '1, 2 之一', 'one of 1, 2'],
  ['a list of 3', '3 项的列表', 'a list of 3'],
  ['empty list or numbered object', '空列表或以序号为键的对象', 'empty list or numbered object'],
  ['text that is not blank', '非空文字', 'a text that is not blank'],
  ['object with context or status', '有 context 或 status 的JSON 对象', 'object with context or status'],
  ['success 1 or 2', 'success 为 1 或 2', 'success 1 or 2'],
])('%s', (is, zh, en) => {
  expect(typeWords(is)).toEqual([zh, en]);
});

const types = new Set<string>();
function gather(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('is' in value && typeof value.is === 'string') types.add(value.is);
  for (const each of Object.values(value)) gather(each);
}
gather(calls);

test('every type of the contract has Chinese words, values of a list apart', () => {
  const others = [...types].filter((is) => !/\p{Script=Han}/u.test(typeWords(is)[0]));
  expect([types.size > 10, others]).toEqual([true, []]);
});

test('a field that all rows lack is told with their number', () => {
  const place = ['data.*.order_id', 'data.*.order_id'] as const;
  expect(deviationWords(place, 'id', 'nothing (9/9)')).toEqual([
    'data.*.order_id 缺失（9/9），应为编号',
    'data.*.order_id is missing (9/9): an id declared',
  ]);
  expect(deviationWords(place, 'id', 'a list of 2 (9/9)')[0]).toBe('data.*.order_id：应为编号，实为2 项的列表（9/9）');
  expect(deviationWords(place, 'id', 'nothing')[0]).toBe('data.*.order_id 缺失，应为编号');
});
