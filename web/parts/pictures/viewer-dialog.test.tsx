// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ViewerDialog } from './viewer-dialog.tsx';

afterEach(cleanup);

test.each([
  ['ArrowRight', 400],
  ['ArrowLeft', 0],
])('%s turns one picture: the browser does not scroll the strip as well', (key, left) => {
  const pictures = ['a', 'b', 'c'].map((alt) => ({ src: `/${alt}.png`, alt }));
  render(<ViewerDialog ask={{ pictures, at: 0 }} close={() => undefined} />);
  const strip = document.querySelector('.viewer__strip') as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: 400 });
  const scrolled = vi.spyOn(strip, 'scrollTo').mockImplementation(() => undefined);
  expect(fireEvent.keyDown(strip, { key })).toBe(false);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left });
});
