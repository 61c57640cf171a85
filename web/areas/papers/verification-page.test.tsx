// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Verification } from '#shared/contract/entities.ts';
import { verifyFirst } from '#shared/messages/verification.ts';
import { session, setVerification, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import VerificationPage from './verification-page.tsx';

const INFO = 'user.php?act=yz_info';
const kinds = [{ kind: '营业执照', required: 1, has_end: 0 }];

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  signOut();
});

/** Opens the page for a member whose login had `yz`; the shop's answer has it only in `more`. */
function open(yz: Verification | undefined, more: object = {}, user_yz = true) {
  start.now = { phase: 'shown', settings: { user_yz } as Settings };
  Object.assign(session, { token: 't'.repeat(32), yz });
  const server = serve({ [INFO]: () => ({ kinds, licences: [], ...more }), 'user.php?act=user_left': () => ({}) });
  render(<VerificationPage />);
  return server;
}
const shown = (text: string) => screen.findByText(text, {}, { timeout: 15_000 });

test('an answer without yz does not make a verified member unverified', async () => {
  open(1);
  await shown('已认证');
  expect([screen.queryByText(verifyFirst.text), screen.queryByText('提交认证')]).toEqual([null, null]);
});

test('an unknown state is not guessed, and the form opens only on request', async () => {
  open(undefined);
  await shown('认证状态未知');
  expect(screen.queryByText('提交认证')).toBeNull();
  fireEvent.click(screen.getByText('提交或更换证照'));
  await shown('提交认证');
  expect(screen.queryByText(verifyFirst.text)).toBeNull();
});

test('where the shop asks for no verification, nobody is told to be verified first', async () => {
  open(0, { yz: 0 }, false);
  await shown('提交认证');
  expect(screen.queryByText(verifyFirst.text)).toBeNull();
  expect(screen.getByText('目前不用认证也可查看采购价与库存，可先把证照交好')).toBeTruthy();
});

test('the operator’s decision shows at once on the open page', async () => {
  const server = open(2, { yz: 2 });
  await shown('审核中');
  server.once(INFO, () => ({ yz: 3, reason: '照片不清晰', kinds, licences: [] }));
  await act(async () => setVerification(3));
  await shown('认证失败');
  await shown('照片不清晰');
});
