// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { go } from '#web/navigation/location.ts';
import { flagAll, flagForReload } from '#web/navigation/reload-flags.ts';
import { href } from '#web/navigation/routes.ts';
import { Pages } from './page-host.tsx';

const rendered = vi.hoisted((): string[] => []);

vi.mock('./components.ts', () => {
  const page = (name: string) => ({
    View() {
      rendered.push(name);
      return <main data-testid={name}>{name}</main>;
    },
  });
  return { components: { cart: page('cart'), index: page('index'), notes: page('notes') } };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nodes = () => [...document.querySelectorAll('main')];
const names = () => nodes().map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const visit = (address: string) => act(() => go(address, false));

/** The cart is kept behind home. */
async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', href.cart());
  render(<Pages />);
  await visit(href.index());
  await wait(500);
  expect(names()).toEqual(['cart', 'index']);
  rendered.length = 0;
  return nodes()[0];
}

test('a hidden page that is flagged goes a moment after what flagged it, and the shown page is not rendered for it', async () => {
  await open();
  await act(async () => flagForReload('cart'));
  expect(names()).toEqual(['cart', 'index']);
  await wait(500);
  expect(names()).toEqual(['index']);
  expect(rendered).toEqual([]);
});

test('a flagged page that is opened at once starts anew', async () => {
  const before = await open();
  await act(async () => {
    flagForReload('cart');
    await go(href.cart(), false);
  });
  expect(names()).toEqual(['index', 'cart']);
  expect(nodes()).not.toContain(before);
});

test('after a login nothing of the pages before is left, at once', async () => {
  const before = [await open(), ...nodes()];
  await act(async () => flagAll());
  expect(names()).toEqual(['index']);
  expect(before).not.toContain(nodes()[0]);
});
