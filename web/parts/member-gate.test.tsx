// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { href } from '#web/navigation/routes.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { MemberGate } from './member-gate.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

test('a visitor gets a link to the login and back; after a login the content shows', async () => {
  render(
    <MemberGate back={href.order({ lx: '2' })} say="登录后可查看订单" head={<h1>我的订单</h1>}>
      <p>订单列表</p>
    </MemberGate>,
  );
  expect(document.body.textContent).toBe('我的订单登录后才能使用！登录后可查看订单去登录');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user?path=login&back=%2Forder%3Flx%3D2');
  await act(async () => put({ token: 'a'.repeat(32) }));
  expect(document.body.textContent).toBe('订单列表');
});
