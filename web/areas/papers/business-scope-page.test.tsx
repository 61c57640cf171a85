// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import ScopePage from './business-scope-page.tsx';

afterEach(() => {
  cleanup();
  start.now = { phase: 'loading' };
  Object.assign(session, { token: '', yz: 0 });
});

test('a scope with an unknown state is neither held nor missing, and cannot be requested', async () => {
  Object.assign(session, { token: 'a'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
  serve({ 'user.php?act=range_info': () => ({ data: [{ type_id: '1', type_name: '处方药' }] }) });
  render(<ScopePage query={{ id: '1' }} />);
  expect(await screen.findByText('开通情况未知')).toBeTruthy();
  expect(screen.getByText('处方药')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/未开通|已开通|开通后/);
  expect(screen.queryByRole('button', { name: /上传/ })).toBeNull();
});
