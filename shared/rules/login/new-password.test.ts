import { expect, test } from 'vitest';
import { afterChange, answerRefusal, newPasswordRefusal } from './new-password.ts';

test('a new password has at least 6 characters and equals its confirmation', () => {
  expect(newPasswordRefusal('12345', '12345')?.text).toBe('密码长度不能小于6位');
  expect(newPasswordRefusal('123456', '1234567')?.text).toBe('2次输入的密码不相同');
  expect(newPasswordRefusal('123456', '123456')).toBeUndefined();
});

test('an answer is required', () => {
  expect(answerRefusal(' ')?.text).toBe('请输入答案');
  expect(answerRefusal('2016')).toBeUndefined();
});

test('after a change of the login password the user is sent to the login with is_er=1', () => {
  expect(afterChange('2')).toMatchObject({
    message: { text: '修改成功，请记住密码！' },
    to: '/user?path=login&is_er=1',
  });
  expect(afterChange('3')).toEqual({ message: expect.objectContaining({ text: '修改成功，请记住密码！' }) });
  expect(afterChange('1').message.text).toBe('修改成功，请记住密保！');
});
