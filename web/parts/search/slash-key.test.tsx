// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addLayer } from '#web/ui/layers.ts';
import { SearchBox } from './search-box.tsx';
import { slashGoesTo } from './slash-key.ts';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('搜索商品');

/** Presses the slash in the focused element; true when it typed nothing. */
const slash = (more: object = {}): boolean =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key: '/', ...more });

test('the slash focuses the search field on a desktop, whose description says so, and selects its text', () => {
  render(
    <>
      <input type="checkbox" aria-label="选择" />
      <SearchBox look="head" words="板蓝根" onField={slashGoesTo} />
    </>,
  );
  screen.getByLabelText('选择').focus();
  expect(slash()).toBe(true);
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 3]);
  expect(field().title).toContain('按 / 键');
});

test.each([
  ['text', <input key="a" aria-label="数量" />],
  ['a text of several lines', <textarea key="a" aria-label="数量" />],
  ['a choice', <select key="a" aria-label="数量" />],
])('whoever is in %s types a slash', (_, other) => {
  render(
    <>
      {other}
      <SearchBox look="head" onField={slashGoesTo} />
    </>,
  );
  screen.getByLabelText('数量').focus();
  expect(slash()).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('数量'));
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'the slash with %j is left to the browser',
  (more) => {
    render(<SearchBox look="head" onField={slashGoesTo} />);
    expect(slash(more)).toBe(false);
    expect(document.activeElement).not.toBe(field());
  },
);

test('while a dialog is open the slash does nothing', () => {
  render(<SearchBox look="head" onField={slashGoesTo} />);
  const close = addLayer(document.createElement('dialog'));
  expect(slash()).toBe(false);
  close();
  expect(slash()).toBe(true);
});

test('the search box of a phone has no such key', () => {
  render(<SearchBox look="crown" />);
  expect(slash()).toBe(false);
  expect(field().title).toBe('');
});
