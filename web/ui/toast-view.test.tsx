// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastView } from './toast-view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows a toast at 150 to 194 px above a page whose retry is 40 px high. */
function toastAbove(retryTop: number): HTMLElement {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('button') ? new DOMRect(90, retryTop, 200, 40) : new DOMRect(80, 150, 220, 44);
  });
  render(
    <>
      <div role="alert">
        <button type="button">重试</button>
      </div>
      <ToastView toast={{ id: 1, text: '数据请求失败！', kind: 'warn' }} />
    </>,
  );
  return screen.getByText('数据请求失败！');
}

test('a toast stands below a retry that it would cover', () => {
  expect(toastAbove(170).style.marginTop).toBe('68px');
  cleanup();
  expect(toastAbove(300).style.marginTop).toBe('');
});
