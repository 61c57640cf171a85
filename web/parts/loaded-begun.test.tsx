// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, beginWith, forgetBegun, useStoreOf } from '#web/state/loading/begun.ts';
import { createPart } from '#web/state/loading/part.ts';
import type { Settings } from '#web/state/settings/settings.ts';
import { start } from '#web/state/settings/settings.ts';
import { Loaded } from './loaded.tsx';

const fetchGoods = vi.fn(async () => ({ name: '维生素B1片' }));
const createGoods = (_id: string) => createPart(fetchGoods);
const createOther = (_id: string) => createPart(async () => ({ name: '板蓝根颗粒' }));

function Page({ id, make = createGoods }: { readonly id: string; readonly make?: typeof createGoods }) {
  const part = useStoreOf(make, id);
  return (
    <Loaded part={part} skeleton="loading">
      {({ name }) => name}
    </Loaded>
  );
}

afterEach(() => {
  forgetBegun();
  fetchGoods.mockClear();
  start.now = { phase: 'loading' };
});

/** Begins the page of goods 7, whose answer comes. */
async function begin(): Promise<void> {
  start.now = { phase: 'shown', settings: {} as Settings };
  await askEarly(beginWith(createGoods, '7').load);
}

test('a page that was begun is drawn with its data at once, which is asked for once', async () => {
  await begin();
  const { container } = render(<Page id="7" />);
  expect(container.textContent).toBe('维生素B1片');
  await act(async () => undefined);
  expect(fetchGoods).toHaveBeenCalledTimes(1);
});

test('what failed early is shown as failed, and not asked again by itself', async () => {
  fetchGoods.mockRejectedValueOnce(new Error('lost'));
  await begin();
  const { container } = render(<Page id="7" />);
  await new Promise((done) => setTimeout(done, 150));
  expect(container.textContent).not.toBe('loading');
  expect(fetchGoods).toHaveBeenCalledTimes(1);
});

test('drawn anew, it begins anew', async () => {
  await begin();
  render(<Page id="7" />).unmount();
  const { container } = render(<Page id="7" />);
  expect(container.textContent).toBe('loading');
  expect(await screen.findByText('维生素B1片')).toBeTruthy();
  expect(fetchGoods).toHaveBeenCalledTimes(2);
});

test.each([
  ['8', createGoods],
  ['7', createOther],
])('another page has a store of its own', async (id, make) => {
  await begin();
  expect(render(<Page id={id} make={make} />).container.textContent).toBe('loading');
});

test('nothing is asked before init is there', async () => {
  void askEarly(beginWith(createGoods, '7').load);
  await new Promise((done) => setTimeout(done, 150));
  expect(fetchGoods).not.toHaveBeenCalled();
});
