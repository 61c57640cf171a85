// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { go } from '#web/navigation/location.ts';
import { href } from '#web/navigation/routes.ts';
import type { View } from '#web/ui/jsx/view.ts';
import { Pages } from './page-host.tsx';

const code = vi.hoisted(() => {
  // What React puts off for some 300 ms (it takes the clock as it is loaded) never comes: the test waits for no clock.
  const own = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => own(run, ms > 50 && ms <= 300 ? 1e6 : ms));
  let come: (page: View<object>) => void = () => undefined;
  return { coming: new Promise<View<object>>((resolve) => (come = resolve)), come: (page: View<object>) => come(page) };
});

vi.mock('./components.ts', async () => {
  const { later } = await import('#web/parts/page/later.ts');
  return { components: { index: { View: () => <main>首页</main> }, help: later(() => code.coming, 'up') } };
});

test('a page whose code came after its frame is there at once: nothing of it waits for what React holds back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  history.replaceState(null, '', href.index());
  render(<Pages />);
  go(href.help(), false);
  await vi.waitFor(() => expect(document.querySelector('.page-frame')).not.toBeNull());
  code.come(() => <main>帮助中心</main>);
  await vi.waitFor(() => expect(document.querySelector('.page-frame')).toBeNull());
  expect(document.body.textContent).toContain('帮助中心');
  cleanup();
  vi.unstubAllGlobals();
});
