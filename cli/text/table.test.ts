import { expect, test } from 'vitest';
import { inkFor, type TextStyle } from './style.ts';
import { facts, table } from './table.ts';
import { widthOf } from './width.ts';

const style = (columns: number): TextStyle => ({ columns, say: (zh) => zh, ink: inkFor(false, {}) });
const rows = [
  { id: '1', name: '阿莫西林胶囊', maker: '恒宁药业', price: '¥7.50' },
  { id: '12345', name: '阿莫西林克拉维酸钾干混悬剂', maker: '澜岸制药', price: '¥1,026.10' },
];
const columns = [
  { head: '编号', cell: (row: (typeof rows)[0]) => row.id },
  { head: '名称', cell: (row: (typeof rows)[0]) => row.name, shrinksTo: 10 },
  { head: '厂家', cell: (row: (typeof rows)[0]) => row.maker },
  { head: '价格', cell: (row: (typeof rows)[0]) => row.price, right: true },
];
const draw = (width: number) => table(rows, '暂无商品', style(width), columns);

test('columns stand under each other by display width', () => {
  expect(draw(Number.POSITIVE_INFINITY)).toBe(
    [
      '编号   名称                        厂家           价格',
      '1      阿莫西林胶囊                恒宁药业      ¥7.50',
      '12345  阿莫西林克拉维酸钾干混悬剂  澜岸制药  ¥1,026.10',
    ].join('\n'),
  );
});

test('a cell of any length widens no other row', () => {
  const long = { ...rows[0]!, id: '2', name: '药'.repeat(5000) };
  const lines = table([rows[0]!, long], '', style(Number.POSITIVE_INFINITY), columns).split('\n');
  expect([lines[0]!.length < 200, lines[1]!.length < 200]).toEqual([true, true]);
  expect(lines[2]).toContain(long.name);
});

test('in a pipe one long name pads no other row; names of like length stay under each other', () => {
  const short = Array.from({ length: 9 }, (_, at) => ({ ...rows[0]!, id: `${at}`, name: '甘草片' }));
  const long = { ...rows[0]!, id: '10', name: '注射用盐酸头孢替安（江汉连锁各分店专供装，整件发货）' };
  const draw = (columns: number) => table([...short, long], '', style(columns), named);
  const named = [columns[0]!, { head: '名称', cell: (row: (typeof rows)[0]) => row.name }, columns[2]!];
  const pipe = draw(Number.POSITIVE_INFINITY).split('\n');
  expect(Math.max(...pipe.slice(0, -1).map(widthOf))).toBeLessThan(55);
  expect(pipe[10]).toBe(`10    ${long.name}  恒宁药业`);
  const terminal = draw(200).split('\n');
  expect(new Set(terminal.slice(1).map(widthOf)).size).toBe(1);
});

test('a column that may shrink gives way first', () => {
  const lines = draw(42).split('\n');
  expect(lines[2]).toContain('…');
  expect(lines[2]).toContain('¥1,026.10');
});

test.each([80, 42, 36, 20])('no line is wider than %i columns', (width) => {
  for (const line of draw(width).split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(width);
});

test('where it does not fit, each row becomes a block', () => {
  expect(draw(30)).toContain('名称  阿莫西林胶囊');
});

test('no rows', () => {
  expect(table([], '暂无商品', style(80), columns)).toBe('暂无商品');
});

test('labels and values: empty ones are left out, long ones go on below, commands of a terminal are gone', () => {
  const drawn = facts(
    [
      ['名称', '阿莫西林克拉维酸钾干混悬剂'],
      ['备注', ''],
      ['价', 'a\u001b[2Jb'],
    ],
    style(20),
  );
  expect(drawn.split('\n')).toEqual(['名称  阿莫西林克拉维', '      酸钾干混悬剂', '价    a [2Jb']);
});
