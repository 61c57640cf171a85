// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { common } from '#shared/contract/common.ts';
import { startAt } from '#shared/contract/wire.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { start } from '#web/state/settings/settings.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { OwnerCheck } from './owner-check.tsx';

const RE_YZ = 'user.php?act=re_yz';

afterEach(() => {
  cleanup();
  start.now = { phase: 'loading' };
  signOut();
});

/** Renders the check with this answer for its account. */
function open(answer: () => unknown) {
  put({ token: 'a'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: common.init.answer.read({}, startAt(false)) };
  const server = serve({ [RE_YZ]: answer });
  render(<OwnerCheck lx="2" user_id="" user_name="" />);
  return server;
}

test('a refusal with error 2 is reported, so that it goes back (document 2 §8)', async () => {
  const { failures } = open(() => refusal('账户不存在！', { error: '2' }));
  await waitFor(() => expect(failures).toMatchObject([{ code: 2, content: '账户不存在！' }]));
});

test('any other failure shows in place, with a retry', async () => {
  const { failures } = open(cut);
  await screen.findByText('重试');
  expect(failures).toEqual([]);
});
