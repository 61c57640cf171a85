import { expect, test } from 'vitest';
import { closedComment, isNewVersion } from './start-up.ts';

test("a stored version that differs from the server's is a new version; a missing one is not", () => {
  expect(isNewVersion('1.0', '1.1')).toBe(true);
  expect([isNewVersion('1.1', '1.1'), isNewVersion(undefined, '1.1'), isNewVersion('', '1.1')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isNewVersion('1.0', '')).toBe(false);
});

test("the closed shop shows the operator's comment, or the default one", () => {
  expect(closedComment('周日盘点').text).toBe('周日盘点');
  expect(closedComment(undefined).text).toBe('系统数据升级，暂时关闭，请耐心等待！');
  expect(closedComment(' ').text).toBe('系统数据升级，暂时关闭，请耐心等待！');
});
