// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CartLine } from '#shared/contract/cart.ts';
import { CartLineView } from './cart-line.tsx';
import { CartRows } from './cart-rows.tsx';
import type { CartStore } from './cart-store.ts';

vi.mock('#web/parts/page/use-desk.ts', () => ({ useDesk: () => isDesk }));
let isDesk = true;

afterEach(() => {
  cleanup();
  isDesk = true;
});

const line = (cart_id: string, more: Partial<CartLine> = {}) =>
  ({
    cart_id,
    goods_id: cart_id,
    goods_name: `商品${cart_id}`,
    goods_price: 500,
    num: 20,
    start_num: 1,
    min_unitno: 1,
    goods_number: 50,
    type: '0',
    goods_type: '1',
    ...more,
  }) as CartLine;

const store = { tick: vi.fn(), setQuantity: vi.fn() };

function draw(lines: readonly CartLine[]) {
  const row = (each: CartLine, at: number) => (
    <CartLineView
      key={each.cart_id}
      line={each}
      row={at + 1}
      bad={false}
      ticked
      store={store as unknown as CartStore}
    />
  );
  return (
    <CartRows>
      <ul>
        {lines.map((each, at) => (
          <li key={each.cart_id}>{row(each, at)}</li>
        ))}
      </ul>
    </CartRows>
  );
}

const plain = [line('1'), line('2'), line('3')];
const nameOf = (control: Element | null): string => control?.getAttribute('aria-label') ?? control?.textContent ?? '';
const now = () => nameOf(document.activeElement);
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });
/** The tab stops. */
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('a, button, input')]
    .filter((control) => control.tabIndex === 0 && !control.matches(':disabled'))
    .map(nameOf);

test('each row is one tab stop, and a group with the name of its goods', () => {
  render(draw(plain));
  expect(stops()).toEqual(['选择商品1', '选择商品2', '选择商品3']);
  expect(screen.getByRole('toolbar', { name: '商品2' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('left and right move between the controls of a row, Home and End to its ends', () => {
  render(draw(plain));
  screen.getByLabelText('选择商品1').focus();
  const walked = [now()];
  for (let step = 0; step < 5; step += 1) {
    press('ArrowRight');
    walked.push(now());
  }
  expect(walked).toEqual(['选择商品1', '商品1', '减少 商品1的数量', '商品1的数量', '增加 商品1的数量', '删除商品1']);
  press('ArrowRight');
  expect(now()).toBe('删除商品1');
  press('Home');
  expect(now()).toBe('选择商品1');
  press('End');
  press('ArrowLeft');
  expect(now()).toBe('增加 商品1的数量');
});

test('up and down move between rows in one column, and Tab then stops in that column', () => {
  render(draw(plain));
  screen.getByLabelText('删除商品1').focus();
  press('ArrowDown');
  expect(now()).toBe('删除商品2');
  expect(stops()).toEqual(['删除商品1', '删除商品2', '删除商品3']);
  press('ArrowUp');
  press('ArrowUp');
  expect(now()).toBe('删除商品1');
  press('End', { ctrlKey: true });
  expect(now()).toBe('删除商品3');
  press('Home', { ctrlKey: true });
  expect(now()).toBe('删除商品1');
});

test('Enter on the checkbox goes to the quantity, which keeps its own keys', () => {
  render(draw(plain));
  screen.getByLabelText('选择商品1').focus();
  press('Enter');
  const quantity = screen.getByLabelText<HTMLInputElement>('商品1的数量');
  expect(document.activeElement).toBe(quantity);
  press('ArrowUp');
  expect(store.setQuantity).toHaveBeenCalledWith('1', 21);
  quantity.setSelectionRange(1, 1);
  press('ArrowLeft');
  press('ArrowRight');
  expect(document.activeElement).toBe(quantity);
  quantity.setSelectionRange(2, 2);
  press('ArrowRight');
  expect(now()).toBe('增加 商品1的数量');
});

test('sold-out goods keep a tab stop, and restocked ones get their controls back', () => {
  const { rerender } = render(draw([line('1'), line('2', { goods_number: 0 })]));
  screen.getByLabelText('商品1的数量').focus();
  expect(stops()).toEqual(['商品1的数量', '商品2']);
  rerender(draw([line('1'), line('2')]));
  expect(stops()).toEqual(['商品1的数量', '商品2的数量']);
});

test('when the row with the focus is deleted, the row in its place gets it', () => {
  const { rerender } = render(draw(plain));
  screen.getByLabelText('删除商品2').focus();
  rerender(draw([line('1'), line('3')]));
  expect(now()).toBe('删除商品3');
  rerender(draw([line('1')]));
  expect(now()).toBe('删除商品1');
});

test('a focus outside the rows is not moved', async () => {
  const { rerender } = render(draw(plain));
  screen.getByLabelText('删除商品2').focus();
  (document.activeElement as HTMLElement).blur();
  await new Promise((resolve) => setTimeout(resolve));
  rerender(draw([line('1'), line('3')]));
  expect(document.activeElement).toBe(document.body);
});

test('a phone has no such keys, and all its controls are tab stops', () => {
  isDesk = false;
  render(draw(plain));
  expect(stops()).toHaveLength(18);
  expect(screen.queryByRole('toolbar')).toBeNull();
  screen.getByLabelText('选择商品1').focus();
  press('ArrowDown');
  expect(now()).toBe('选择商品1');
});
