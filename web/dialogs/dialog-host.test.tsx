// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '#web/ui/dialog.tsx';
import { Dialogs } from './dialog-host.tsx';

// What is prefetched some seconds later never is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a dialog that a page opens by itself has its place in the history at once: back closes it', async () => {
  const closed = vi.fn();
  const page = (open: boolean) => (
    <>
      <Dialogs />
      <Dialog open={open} title="服务协议" onClose={closed}>
        第一条
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  await vi.dynamicImportSettled();
  expect(history.state).toMatchObject({ layers: 1 });
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(closed).toHaveBeenCalledOnce();
});
