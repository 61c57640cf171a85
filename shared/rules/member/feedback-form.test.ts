import { expect, test } from 'vitest';
import { readTrail, trailText } from '#shared/rules/trail/trail.ts';
import { checkFeedback, LONGEST_FEEDBACK, roomForTrail, withTrail } from './feedback-form.ts';

test('content is required', () => {
  expect(checkFeedback(' \n')).toMatchObject({ ok: false, message: { text: '内容不能为空！' } });
  expect(checkFeedback('送货很快')).toEqual({ ok: true });
  expect(checkFeedback(`${'很'.repeat(LONGEST_FEEDBACK)}\n`)).toEqual({ ok: true });
  expect(checkFeedback('很'.repeat(LONGEST_FEEDBACK + 1))).toMatchObject({
    message: { text: '内容最多2000字，请删减后再提交' },
  });
});

const steps = Array.from({ length: 200 }, (_, n) => ({ at: n * 1000, kind: 'tap' as const, what: `第${n}个按钮` }));
const trail = trailText({ steps, left: 0 });

test('a trail is appended to the text, without its oldest steps if it is too long', () => {
  const content = withTrail('付款失败 ', trail) ?? '';
  expect(content.startsWith('付款失败\n\n药仓操作记录 1 ')).toBe(true);
  expect(content.length).toBeLessThanOrEqual(LONGEST_FEEDBACK);
  const read = readTrail(content);
  expect(read).toMatchObject({ whole: true, unread: 0 });
  expect(typeof read === 'string' ? 0 : read.left + read.steps.length).toBe(200);
  expect(withTrail('送货很快', '')).toBe('送货很快');
});

test('the text is never cut to make room for the trail', () => {
  expect(roomForTrail('很'.repeat(LONGEST_FEEDBACK))).toBeLessThan(0);
  expect(withTrail('很'.repeat(1950), trail)).toBeUndefined();
});
