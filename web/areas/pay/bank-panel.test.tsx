// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BankInfo } from '#shared/flows/transfer.ts';
import { BankPanel } from './bank-panel.tsx';

afterEach(cleanup);

test('a collecting code whose picture cannot be loaded is not asked to be scanned', () => {
  const sm_list = [{ ewm_lx: '2', lx: '1', ewm: '/codes/gone.png' }];
  render(<BankPanel bank={{ yh_list: [], sm_list } as unknown as BankInfo} />);
  fireEvent.click(screen.getByRole('tab', { name: '扫码转账' }));
  const hint = () => document.querySelector('.transfer__code .muted')?.textContent;
  expect(hint()).toMatch(/扫/);
  fireEvent.error(screen.getByAltText('微信收款码'));
  expect(hint()).toBe('收款码图片无法显示，请改用账户转账或联系客服');
});
