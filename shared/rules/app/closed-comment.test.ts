import { expect, test } from 'vitest';
import { closedComment } from './closed-comment.ts';

test("the closed shop shows the operator's comment, or the default one", () => {
  expect(closedComment('周日盘点').text).toBe('周日盘点');
  expect(closedComment(undefined).text).toBe('系统数据升级，暂时关闭，请耐心等待！');
  expect(closedComment(' ').text).toBe('系统数据升级，暂时关闭，请耐心等待！');
});
