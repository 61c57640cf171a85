// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLayer } from '#web/ui/layers.ts';
import { layerEntries } from './history-step.ts';
import { keepLayerHistory } from './layer-history.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({}, '');
  // Back to an entry without layers, a moment later, as a browser does.
  vi.spyOn(history, 'go').mockImplementation(() => {
    setTimeout(() => {
      history.replaceState(null, '');
      dispatchEvent(new Event('popstate'));
    });
  });
});
afterEach(async () => {
  // A move that is under way would hold up the next test.
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a dialog over another one, and closes both. */
async function openTwo(): Promise<number> {
  const close = [addLayer(document.createElement('dialog')), addLayer(document.createElement('dialog'))];
  await Promise.resolve();
  const entries = layerEntries();
  for (const each of close) each();
  return entries;
}

keepLayerHistory();

test('each open layer has an entry', async () => {
  expect(await openTwo()).toBe(2);
});

const own = history.pushState.bind(history);

test.each([
  ['does nothing', () => undefined],
  ['drops the state', () => own(null, '')],
  ['comes late', (state: unknown) => setTimeout(() => own(state, ''))],
  [
    'refuses',
    () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
    },
  ],
])('a pushState that %s is asked once for each layer, and nothing hangs', async (_, pushState) => {
  const pushed = vi.spyOn(history, 'pushState').mockImplementation(pushState as typeof history.pushState);
  await openTwo();
  expect(pushed.mock.calls.length).toBeLessThanOrEqual(2);
  // None of their entries stays behind, also of those that come later.
  await vi.advanceTimersByTimeAsync(3000);
  expect(layerEntries()).toBe(0);
});

test('a pushState that drops the state takes no entry from a layer', async () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => own(null, ''));
  expect(await openTwo()).toBe(2);
});
