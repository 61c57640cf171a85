// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

beforeAll(() => {
  location.href = 'https://yao.example/index';
});

test.each([
  ['https://yao.example/goods?id=7', '/goods?id=7'],
  ['https://yao.example/search?keywords=%E9%98%BF%E8%8E%AB', '/search?keywords=%E9%98%BF%E8%8E%AB'],
  ['https://yao.example/article?id=12&from=timeline', '/article?id=12'],
  ['https://yao.example/volume-get?id=3', '/volume-get?id=3'],
  ['https://yao.example/api/wechat.php?act=entry&to=%2Forder-info%3Forder_id%3D31', '/order-info?order_id=31'],
])('%s opens its page', (address, page) => expect(pageOf(address)).toBe(page));

test.each([
  'https://other.example/goods?id=7',
  'http://yao.example/goods?id=7',
  'https://yao.example/no-such-page',
  'https://yao.example/api/wechat.php?act=entry&to=%2F%2Fother.example%2Fgoods%3Fid%3D7',
  'https://yao.example/api/wechat.php?act=callback&to=%2Forder',
  'https://yao.example@other.example/goods?id=7',
  'https://',
  '6901234567892',
])('%s is no page of this shop', (address) => expect(pageOf(address)).toBeUndefined());
