import { expect, test } from 'vitest';
import { checkFeedback } from './feedback-form.ts';

test('content is required', () => {
  expect(checkFeedback(' \n')).toMatchObject({ ok: false, message: { text: '内容不能为空！' } });
  expect(checkFeedback('送货很快')).toEqual({ ok: true });
});
