// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { ReviewDialog } from './review-dialog.tsx';

afterEach(cleanup);

test('an order with nothing to review says so, and can be left', async () => {
  start.now = { phase: 'shown', settings: {} as Settings };
  serve({ 'comment.php?act=goods_add': () => ({ data: [] }) });
  const close = vi.fn();
  await act(async () => void render(<ReviewDialog ask={{ order_id: '61' }} close={close} />));
  expect(await screen.findByText('没有可评价的商品')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(close).toHaveBeenCalled();
});
