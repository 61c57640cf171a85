// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './lost-focus.ts';

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = `<div id="main"><main><h1>领券</h1>
    <ul><li id="one"><b>满 300 减 20</b><button>领取</button></li><li id="two"><button>领取</button></li></ul></main></div>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const button = (of: string) => document.querySelector<HTMLElement>(`#${of} button`) as HTMLElement;
const pass = () => vi.advanceTimersByTimeAsync(200);

test('what comes in its place gets the focus', async () => {
  button('two').focus();
  button('two').outerHTML = '<a href="/search">去使用</a>';
  await pass();
  expect(document.activeElement?.textContent).toBe('去使用');
});

test('a row that goes away whole gives it to what is left of its list', async () => {
  button('two').focus();
  document.querySelector('#two')?.remove();
  await pass();
  expect(document.activeElement).toBe(button('one'));
});

test('a page that is replaced gives it to the heading of the new one', async () => {
  button('one').focus();
  (document.querySelector('#main') as HTMLElement).innerHTML = '<main><a href="/">返回</a><h1>我的优惠券</h1></main>';
  await pass();
  expect(document.activeElement?.textContent).toBe('我的优惠券');
});

test('a page that places the focus itself is left alone, and so is a click beside everything', async () => {
  button('one').focus();
  document.querySelector('#one')?.remove();
  button('two').focus();
  await pass();
  expect(document.activeElement).toBe(button('two'));
  button('two').blur();
  await pass();
  document.querySelector('#two')?.remove();
  await pass();
  expect(document.activeElement).toBe(document.body);
});

/** As a browser does: the focus leaves it. */
function switchOff(button: HTMLElement): void {
  button.blur();
  (button as HTMLButtonElement).disabled = true;
}
const whenOff = () => vi.advanceTimersByTimeAsync(1200);

test('a button that is switched off for good gives the focus to its neighbour, before a text field', async () => {
  const row = document.querySelector('#two') as HTMLElement;
  row.innerHTML = '<input aria-label="数量"><button>领取</button><a href="/volume">去使用</a>';
  button('two').focus();
  switchOff(button('two'));
  await whenOff();
  expect(document.activeElement?.textContent).toBe('去使用');
});

test('one that is off while it works has the focus again afterwards', async () => {
  button('two').focus();
  switchOff(button('two'));
  await vi.advanceTimersByTimeAsync(400);
  (button('two') as HTMLButtonElement).disabled = false;
  await pass();
  expect(document.activeElement).toBe(button('two'));
});

test('what was pressed before this code came counts too', async () => {
  end();
  button('one').focus();
  end = keepFocus(button('one'));
  document.querySelector('#one')?.remove();
  await pass();
  expect(document.activeElement).toBe(button('two'));
});

test('a place that is empty for a moment is looked at again when it is filled', async () => {
  button('one').focus();
  const page = document.querySelector('#main') as HTMLElement;
  page.innerHTML = '';
  await pass();
  expect(document.activeElement).toBe(document.body);
  page.innerHTML = '<main><h1>我的订单</h1></main>';
  await pass();
  expect(document.activeElement?.textContent).toBe('我的订单');
});
