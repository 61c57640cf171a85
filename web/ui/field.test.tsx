import { expect, it } from 'vitest';
import { Field, TextArea } from './field.tsx';
import { html, still, words } from './testing.ts';

it('links label, input and error for screen readers', () => {
  const field = html(<Field label="密码" value="123" onChange={still} bad="密码长度不能小于6位" />);
  const id = /<label[^>]* for="([^"]+)"/.exec(field)?.[1];
  expect(field).toContain(`id="${id}"`);
  expect(field).toContain(`aria-describedby="${id}say"`);
  expect(field).toContain(`<span id="${id}say">密码长度不能小于6位</span>`);
  expect(field).toContain('aria-invalid="true"');
});

it('shows the error in place of the hint, and keeps the space when there is neither', () => {
  expect(words(<Field label="账号" value="" onChange={still} say="至少 4 位" bad="太短" />)).toBe('账号太短');
  expect(html(<Field label="账号" value="" onChange={still} />)).toContain('class="field__say"');
});

it('keeps what can be pressed beside the error, and nothing else', () => {
  const keyboard = <button type="button">换全键盘</button>;
  expect(words(<Field label="密码" value="" onChange={still} help={keyboard} bad="密码错误" />)).toBe(
    '密码密码错误换全键盘',
  );
  const delivered = <span>短信已送达</span>;
  expect(words(<Field label="验证码" value="" onChange={still} say={delivered} bad="验证码错误！" />)).toBe(
    '验证码验证码错误！',
  );
});

it('offers to show a password, and only a password', () => {
  expect(html(<Field label="密码" type="password" value="" onChange={still} />)).toContain('aria-label="显示密码"');
  expect(html(<Field label="账号" value="" onChange={still} />)).not.toContain('显示密码');
});

it('counts the characters of a text area against its limit', () => {
  expect(words(<TextArea label="备注" value="周末" onChange={still} maxLength={200} />)).toBe('备注周末2/200');
});
