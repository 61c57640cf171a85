import { expect, it } from 'vitest';
import { Badge } from './badge.tsx';
import { html, words } from './testing.ts';

it('renders nothing at zero and "99+" above 99', () => {
  expect(html(<Badge count={0} />)).toBe('');
  expect(words(<Badge count={99} />)).toBe('99');
  expect(words(<Badge count={100} />)).toBe('99+');
});
