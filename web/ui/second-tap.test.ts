// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteTaps } from './second-tap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const tap = (on: Element, x = 50, detail = 1) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 50, detail }));

/** A dialog with a button that closes it, above a button of the page. */
function scene() {
  const [dialog, yes, below] = ['div', 'button', 'button'].map((name) => document.createElement(name));
  if (!dialog || !yes || !below) throw new Error('no elements');
  dialog.append(yes);
  document.body.append(below, dialog);
  const pressed = vi.fn();
  below.addEventListener('click', pressed);
  const closed = noteTaps(dialog);
  return { yes, below, pressed, closed };
}

test('the second tap of a double tap that closed a dialog does not reach the page', () => {
  const { yes, below, pressed, closed } = scene();
  tap(yes);
  closed();
  vi.advanceTimersByTime(120);
  tap(below, 54);
  expect(pressed).not.toHaveBeenCalled();
});

test('a tap elsewhere, a later tap and a key press do', () => {
  const { yes, below, pressed, closed } = scene();
  tap(yes);
  closed();
  tap(below, 200);
  tap(below, 50, 0);
  vi.advanceTimersByTime(300);
  tap(below);
  expect(pressed).toHaveBeenCalledTimes(3);
});
