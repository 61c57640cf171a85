import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { said } from './server.ts';

test('the tags of a notice are removed, its text stays', () => {
  expect(plainText('<p><b style="color:red">冷链</b>商品&nbsp;周五停发</p>')).toBe('冷链商品 周五停发');
  expect(plainText('<p>一</p><p>二<br/>三</p>')).toBe('一 二 三');
  expect(plainText('<script>alert(1)</script>通知')).toBe('通知');
});

test('plain text stays unchanged, also with signs that resemble tags', () => {
  expect(plainText(' 满 300 减 20 ')).toBe('满 300 减 20');
  expect(plainText('1 < 2 &amp; 3 > 2')).toBe('1 < 2 & 3 > 2');
  expect(plainText('&lt;b&gt;')).toBe('<b>');
});

test('the server’s text is shown without tags; tags alone are no text', () => {
  expect(said('<font color="red">库存不足</font>')?.text).toBe('库存不足');
  expect(said('<br>')).toBeUndefined();
});
