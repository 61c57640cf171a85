import { expect, test } from 'vitest';
import { grouped } from './page-blocks.tsx';

type Block = Parameters<typeof grouped>[0][number];

const block = (type: string, span?: number): Block => ({
  type,
  config: { simple: false, ...(span === undefined ? {} : { span }) } as Block['config'],
  cont: '/a.png',
  link: undefined,
  goods_list: [],
  volume_list: [],
});

test('consecutive images with the same span form one group', () => {
  const blocks = [block('img', 2), block('img', 2), block('img', 3), block('text'), block('img'), block('img', 1)];
  expect(grouped(blocks).map((group) => group.length)).toEqual([2, 1, 1, 2]);
});

test('every other block is a group of its own', () => {
  expect(grouped([block('goods', 2), block('goods', 2), block('space')])).toHaveLength(3);
  expect(grouped([])).toEqual([]);
});
