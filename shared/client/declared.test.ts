import { expect, test } from 'vitest';
import { comment } from '#shared/contract/comment.ts';
import { path } from '#shared/contract/path.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { refuseUndeclared } from './declared.ts';

test('a filter that no document names is refused before it would be dropped', () => {
  expect(() => refuseUndeclared(search.search, searchFor('板蓝根', { only_kc: true }))).not.toThrow();
  const drawn = { ...searchFor('板蓝根'), is_cold: true, maker: '白云山' };
  expect(() => refuseUndeclared(search.search, drawn)).toThrow('search.php?act=search takes no is_cold, maker');
});

test('query and body are both looked at', () => {
  const order = { order_id: '9001' };
  expect(() => refuseUndeclared(comment.goodsSub, { query: order, body: [] })).not.toThrow();
  expect(() => refuseUndeclared(comment.goodsSub, { query: { ...order, stars: 5 }, body: [] })).toThrow(
    'takes no stars',
  );
  expect(() => refuseUndeclared(path.save, { consignee: '王药师', fax: '1' })).toThrow('takes no fax');
});
