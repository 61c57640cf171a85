import { expect, it } from 'vitest';
import { Button, buttonClass } from './button.tsx';
import { html, words } from './testing.ts';

it('is no submit button by default', () => {
  expect(html(<Button>付款</Button>)).toContain('type="button"');
  expect(html(<Button type="submit">付款</Button>)).toContain('type="submit"');
});

it('while busy it changes its text, sets aria-busy, and keeps the focus because it is not disabled', () => {
  const busy = (
    <Button busy busyText="提交中">
      提交订单
    </Button>
  );
  expect(words(busy)).toBe('提交中');
  expect(html(busy)).toContain('aria-busy="true" aria-disabled="true"');
  expect(html(busy)).not.toContain('disabled=""');
});

it('gives its class to a link', () => {
  expect(buttonClass({ kind: 'line', size: 'sm' })).toBe('button button--line button--sm');
  expect(buttonClass({ wide: true }, 'push')).toBe('button button--main button--wide push');
});
