import { expect, test } from 'vitest';
import {
  anyYuanOption,
  freeText,
  highestOf,
  idList,
  many,
  needed,
  oneOf,
  severalOf,
  word,
  yuanOption,
} from './parameters.ts';

const amount = anyYuanOption('--amount <yuan>', ['金额', 'amount']);
const ceiling = yuanOption('--max-amount <yuan>', ['上限', 'ceiling']);

test.each([
  ['1200.50', 120_050],
  ['5', 500],
  ['0.5', 50],
  ['0', 0],
])('%s yuan are %i fen', (text, fen) => {
  expect([amount.read(text), ceiling.read(text)]).toEqual([fen, fen]);
});

test('an amount below zero is read where the rules judge it, and is no ceiling', () => {
  expect([amount.read('-5'), amount.read('-0.05')]).toEqual([-500, -5]);
  expect(() => ceiling.read('-5')).toThrow('--max-amount takes an amount in yuan');
});

test.each(['', '-', '--5', '1e3', '1.234', 'ten'])('%j is no amount', (text) => {
  for (const option of [amount, ceiling]) expect(() => option.read(text)).toThrow('takes an amount in yuan');
});

test.each([oneOf, severalOf, highestOf])('a value that is nearly one of those that there are names it', (make) => {
  const option = make('--state <state>', ['状态', 'state'], ['unpaid', 'to-ship', 'completed']);
  expect(option.read('to-ship')).toBeTruthy();
  expect(() => option.read('unpiad')).toThrow(
    expect.objectContaining({ next: ['你是不是要 unpaid？', 'did you mean unpaid?'] }),
  );
  for (const far of ['', 'x']) expect(() => option.read(far)).toThrow(expect.objectContaining({ next: undefined }));
});

test.each(['', '  ', '\t'])('a variable that is not set (%j) names nothing; a text may be empty', (empty) => {
  for (const make of [word, needed, idList]) {
    expect(() => make('--order <id>', ['订单', 'order']).read(empty)).toThrow(
      '--order takes a value that is not empty',
    );
  }
  expect(needed('<id>', ['订单', 'order']).read('\ufeff1000034\r')).toBe('1000034');
  expect(() => many('<orders...>', ['订单', 'orders']).read(['1000034', empty])).toThrow('orders takes a value');
  expect(() => idList('--lines <ids>', ['行', 'lines']).read(' , ')).toThrow('--lines takes a value');
  expect(freeText('--remark <text>', ['备注', 'remark']).read(empty)).toBe(empty);
});
