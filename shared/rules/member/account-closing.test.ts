import { expect, test } from 'vitest';
import {
  closingReason,
  closingReasons,
  closingRefusal,
  isConsent,
  LONGEST_CLOSING_MORE,
  LONGEST_CLOSING_REASON,
} from './account-closing.ts';

test('a reason is chosen, written, or both, and never too long', () => {
  expect(closingReason({ reason: '其他', more: ' 搬家 ' })).toBe('其他：搬家');
  expect(closingReason({ reason: '其他', more: ' ' })).toBe('其他');
  expect(closingReason({ reason: '', more: '搬家' })).toBe('搬家');
  expect(closingReason({ reason: '', more: ' ' })).toBe('');
  for (const reason of closingReasons) {
    const sent = closingReason({ reason, more: '长'.repeat(LONGEST_CLOSING_MORE) });
    expect(sent.length).toBeLessThanOrEqual(LONGEST_CLOSING_REASON);
    expect(sent.endsWith('长'.repeat(LONGEST_CLOSING_MORE))).toBe(true);
  }
});

test.each([
  ['', '请输入注销原因！'],
  [' \n', '请输入注销原因！'],
  ['停业', undefined],
  ['停'.repeat(200), undefined],
  [` ${'停'.repeat(200)} `, undefined],
  ['停'.repeat(201), '注销原因最多200字，请删减后再提交'],
])('the reason %j: %s', (reason, words) => {
  expect(closingRefusal(reason)?.text).toBe(words);
});

test('closing needs the typed confirmation', () => {
  expect([isConsent('确定注销'), isConsent(' 确定注销 '), isConsent('确定'), isConsent('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
