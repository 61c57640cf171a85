// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { proxy, ref } from 'valtio';
import { afterEach, expect, test, vi } from 'vitest';
import { openEnds } from '#web/state/open-ends.ts';
import type { Endless } from './endless.ts';
import { EndlessList } from './endless-list.tsx';

type Rows = {
  readonly rows: readonly (readonly string[])[];
  readonly render: (row: readonly string[], at: number) => unknown;
};
vi.mock('./endless-window.lazy.tsx', () => ({ EndlessWindow: ({ rows, render: draw }: Rows) => rows.map(draw) }));

afterEach(cleanup);

test('the skeletons of a page that has come are gone, not pushed down: whoever scrolls fast sees nothing jump', async () => {
  const nothing = async () => undefined;
  const state = proxy<Endless<string>['state']>({ phase: 'shown', data: ref(['一', '二']), fault: null });
  const tail = proxy<Endless<string>['tail']>({ phase: 'loading', fault: null });
  const ways = { load: nothing, reload: nothing, showBefore: nothing, edit: nothing, restart: nothing, more: nothing };
  const list = { state, tail, ...ways };
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
