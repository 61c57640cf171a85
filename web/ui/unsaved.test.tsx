import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './field.tsx';
import { html, still } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const secret = () => html(<Field label="支付密码" secret value="" onChange={still} />);

test('a secret is text drawn as dots: no password manager fills or saves it', () => {
  vi.stubGlobal('CSS', { supports: (name: string) => name === '-webkit-text-security' });
  expect(secret()).not.toContain('type="password"');
  for (const told of [
    'type="text"',
    'class="is-secret"',
    'autoComplete="off"',
    'data-1p-ignore',
    'data-lpignore',
    'data-bwignore',
  ])
    expect(secret().toLowerCase()).toContain(told.toLowerCase());
  expect(secret()).toContain('aria-label="显示密码"');
});

test('where text cannot be drawn as dots it is a new password, which managers do not fill', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(secret()).toContain('type="password"');
  expect(secret().toLowerCase()).toContain('autocomplete="new-password"');
});
