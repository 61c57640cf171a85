import { expect, test } from 'vitest';
import { scopeRefusal } from './business-scope.ts';

test('a scope is requested with one to six images, unless it is held or requested', () => {
  expect(scopeRefusal(1, 1)?.text).toBe('您已有该经营范围！');
  expect(scopeRefusal(2, 1)?.text).toBe('资质审核中，请耐心等待！');
  expect(scopeRefusal(0, 0)?.text).toBe('请上传资质图片！');
  expect(scopeRefusal(3, 7)?.text).toBe('最多上传6张图片！');
  expect(scopeRefusal(3, 6)).toBeUndefined();
});
