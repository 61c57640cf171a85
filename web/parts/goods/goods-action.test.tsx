// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { common } from '#shared/contract/common.ts';
import { search } from '#shared/contract/search.ts';
import { startAt } from '#shared/contract/wire.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { notePreOrders, notePrivileges, privileges } from '#web/state/session/privileges.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { GoodsAction } from './goods-action.lazy.tsx';

const [soldOut] = search.search.answer.read(
  { data: [{ goods_id: '9', goods_name: '板蓝根颗粒', goods_number: '0' }], page_next: 'end' },
  startAt(false),
).data;

vi.mock('../page/use-desk.ts', () => ({ useDesk: () => isDesk }));
let isDesk = false;

// Its code is asked for by the press, and is there before the dialog has added anything.
beforeAll(() => import('./row-stepper.lazy.tsx'));
beforeEach(() => {
  isDesk = false;
  put({ token: '0'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: common.init.answer.read({}, startAt(false)) };
});
afterEach(() => {
  cleanup();
  Object.assign(privileges, { priv: undefined, preOrders: false });
  start.now = { phase: 'loading' };
  signOut();
});

/** The privileges as an answer has them. */
const toldBy = (flags: object) =>
  search.search.answer.read({ data: [], system_priv: flags }, startAt(false)).system_priv;

const draw = () => {
  if (!soldOut) throw new Error('no goods');
  render(<GoodsAction goods={soldOut} />);
  return screen.queryByRole('link', { name: '缺货预购' });
};

test('sold-out goods offer the pre-order when the privileges allow it, whatever init says (document 1 §6)', () => {
  expect(draw()).toBeNull();
  cleanup();
  notePrivileges(toldBy({ qhyg: '1' }));
  expect(draw()?.getAttribute('href')).toContain('/qhyg?id=9');
});

test('the pre-order flag of the side menu stays when a later answer does not have it (document 2 §3)', () => {
  notePreOrders(true);
  notePrivileges(toldBy({ signin: '1' }));
  expect(draw()).not.toBeNull();
});

/** A card's goods in stock, in a shop with quick add. */
function inStock() {
  const [card] = search.search.answer.read(
    { data: [{ goods_id: '9', goods_name: '板蓝根颗粒', goods_number: '5' }], page_next: 'end' },
    startAt(false),
  ).data;
  if (!card || start.now.phase !== 'shown') throw new Error('no goods');
  start.now.settings = common.init.answer.read({ fast_cart: 1 }, startAt(false));
  return card;
}

test('the first tap on a phone may add directly, a press on a desktop opens the form; the button is busy meanwhile', async () => {
  const card = inStock();
  for (const at of ['phone', 'desk'] as const) {
    isDesk = at === 'desk';
    render(<GoodsAction goods={card} />);
    const add = screen.getByRole('button', { name: /^加入购物车/ });
    fireEvent.click(add);
    expect(dialogs.open.map(({ ask }) => ask.value)).toMatchObject([{ goods_id: '9', straight: at === 'phone' }]);
    expect(add.getAttribute('aria-busy')).toBe('true');
    await act(async () => dismissAll());
    expect(add.getAttribute('aria-busy')).toBeNull();
    cleanup();
  }
});

test('the mark of added goods takes the focus of the button that it replaces', async () => {
  // The cart cannot be read: the mark stays.
  serve({});
  render(<GoodsAction goods={inStock()} />);
  const add = screen.getByRole('button', { name: /^加入购物车/ });
  add.focus();
  await act(async () => void fireEvent.click(add));
  await act(async () => dialogs.open[0]?.settle.close(3));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('已加 3，再次加入购物车：板蓝根颗粒');
});
