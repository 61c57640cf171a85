// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { LettersField } from './letters.tsx';
import { SmsCode } from './sms-code.tsx';

afterEach(cleanup);

const nothing = () => undefined;

function Code() {
  const [value, onChange] = useState('');
  return <SmsCode sms={{ delivery: 'none' } as SmsState} value={value} onChange={onChange} onSend={nothing} />;
}

function Captcha() {
  const [value, onChange] = useState('');
  return <LettersField shown="KXQB" value={value} onChange={onChange} onRenew={nothing} />;
}

test.each([
  ['短信验证码', <Code key="code" />, '805144', '8051443', '请输入6位验证码！'],
  ['短信验证码', <Code key="letters" />, '805144', '80514a', '请输入6位验证码！'],
  ['图形字母', <Captcha key="captcha" />, 'kxqb', 'kxqbz', '请输入4位字母！'],
])('%s: what is too long stays as it was typed, and is refused', (label, field, fits, long, words) => {
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>(label);
  expect(input.maxLength, 'the browser cuts it').toBe(-1);
  fireEvent.change(input, { target: { value: fits } });
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.change(input, { target: { value: long } });
  expect(input.value).toBe(long);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(words)).toBeDefined();
});
