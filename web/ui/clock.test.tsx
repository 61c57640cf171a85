import { expect, it } from 'vitest';
import { Clock } from './clock.tsx';
import { words } from './testing.ts';

it('shows days only when there are any', () => {
  expect(words(<Clock left={20_538_000} label="距结束" />)).toBe('距结束05:42:18');
  expect(words(<Clock left={201_600_000} />)).toBe('2天08:00:00');
});
