// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { proxy, ref } from 'valtio';
import { afterEach, expect, test, vi } from 'vitest';
import { openEnds } from '#web/state/shell/open-ends.ts';
import type { Endless } from './endless.ts';
import { EndlessList } from './endless-list.tsx';

type Rows = {
  readonly rows: readonly (readonly string[])[];
  readonly render: (row: readonly string[], at: number) => unknown;
};
const code = vi.hoisted(() => {
  let come = () => {};
  return { here: new Promise<void>((resolve) => (come = resolve)), come: () => come() };
});
vi.mock('./endless-window.lazy.tsx', async () => {
  await code.here;
  return { EndlessWindow: ({ rows, render: draw }: Rows) => <section>{rows.map(draw) as never}</section> };
});

afterEach(cleanup);

function listOf(phase: Endless<string>['tail']['phase']): Endless<string> {
  const nothing = async () => undefined;
  const state = proxy<Endless<string>['state']>({ phase: 'shown', data: ref(['一', '二']), fault: null });
  const tail = proxy<Endless<string>['tail']>({ phase, fault: null });
  return {
    state,
    tail,
    delay: 0,
    look: () => undefined,
    load: nothing,
    reload: nothing,
    showBefore: nothing,
    edit: nothing,
    drop: nothing,
    restart: nothing,
    more: nothing,
    refresh: nothing,
  };
}

test('the focus stays in its row when the code of the window arrives', async () => {
  const list = listOf('idle');
  await act(async () => {
    render(
      <EndlessList list={list} itemKey={(name) => name}>
        {(name) => <button type="button">{name}</button>}
      </EndlessList>,
    );
  });
  const before = screen.getByRole('button', { name: '二' });
  before.focus();
  await act(async () => code.come());
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull());
  const after = screen.getByRole('button', { name: '二' });
  expect(after).not.toBe(before);
  await vi.waitFor(() => expect(document.activeElement).toBe(after));
});

test('a row that came twice is drawn once', async () => {
  const list = listOf('end');
  list.state.data = ref(['一', '二', '一', '三', '三']);
  await act(async () => {
    render(
      <EndlessList list={list} itemKey={(name) => name}>
        {(name) => <button type="button">{name}</button>}
      </EndlessList>,
    );
  });
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['一', '二', '三']);
});

test('skeletons of an arrived page are removed, not pushed down, so that nothing jumps while scrolling fast', async () => {
  const list = listOf('loading');
  const { state, tail } = list;
  const foot = () => document.querySelector('.endless__foot');
  await act(async () => {
    render(
      <EndlessList list={list} itemKey={(name) => name} rowSize={50} skeleton={<i>骨架</i>}>
        {(name) => <p>{name}</p>}
      </EndlessList>,
    );
  });
  const before = foot();
  expect(before?.textContent).toBe('骨架');
  expect(openEnds.count, 'the footer waits for the end').toBe(1);
  await act(async () => {
    state.data = ref(['一', '二', '三']);
    tail.phase = 'end';
  });
  expect(foot()?.textContent).toBe('没有更多了');
  expect(foot()).not.toBe(before);
  expect(openEnds.count).toBe(0);
});
