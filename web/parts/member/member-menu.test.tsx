// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { session } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';
import { MenuItem } from './member-menu.tsx';

afterEach(() => {
  cleanup();
  dismissAll();
  session.token = '';
});

test.each([
  ['', ['请先登录！'], []],
  ['a'.repeat(32), [], ['feedback']],
])('feedback requires a login: with the token %j', (token, said, opened) => {
  session.token = token;
  const server = serve({});
  render(<MenuItem entry={{ key: 'feedback', label: '意见反馈' }} route="/user-center" deleted={false} />);
  fireEvent.click(screen.getByRole('button', { name: '意见反馈' }));
  expect([server.said, dialogs.open.map(({ name }) => name)]).toEqual([said, opened]);
});
