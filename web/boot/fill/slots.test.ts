// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { columnsNow, fillRows, fillSlots, hasSlots, joinRows } from './slots.ts';

function frameOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const shown = (frame: DocumentFragment): string => {
  const place = document.createElement('div');
  place.append(frame.cloneNode(true));
  return place.innerHTML;
};

test('slots of texts and attributes get their values; other slots stay', () => {
  const frame = frameOf('<a href="./goods?id=__id__">__name__ __pack__</a><p>__total__</p>');
  fillSlots(frame, { id: '7', name: '口罩', pack: '10只' });
  expect(shown(frame)).toBe('<a href="./goods?id=7">口罩 10只</a><p>__total__</p>');
  expect(hasSlots(frame)).toBe(true);
  fillSlots(frame, { total: '3' });
  expect(hasSlots(frame)).toBe(false);
});

test('an element without a value is left out, a field is not; a list repeats its element', () => {
  const frame = frameOf('<p><b>__whole__</b><i>/__unit__</i></p><input value="__words__"><ul><li>__others__</li></ul>');
  fillSlots(frame, { whole: '12', unit: '', words: '', others: ['现结价 ¥1.00', '零售价 ¥2.00'] });
  expect(frame.querySelector('p')?.innerHTML).toBe('<b>12</b>');
  expect(frame.querySelector('input')?.value).toBe('');
  expect([...frame.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '现结价 ¥1.00',
    '零售价 ¥2.00',
  ]);
  fillSlots(frame, { others: [] });
});

test('a list without values leaves nothing', () => {
  const frame = frameOf('<p><span>__others__</span></p>');
  fillSlots(frame, { others: [] });
  expect(shown(frame)).toBe('<p></p>');
});

test('each row is a copy of the first, and markup in a value stays text', () => {
  const frame = frameOf('<ul><li class="row is-first __gone__"><img src="__picture__"><b>__name__</b></li></ul>');
  fillRows(frame, '.row', [
    { name: '<img src=x onerror=1>', picture: 'a.webp', gone: 'is-here' },
    { name: '__name__ & co', picture: '', gone: 'is-gone' },
  ]);
  const rows = [...frame.querySelectorAll('li')];
  expect(rows.map(({ className }) => className)).toEqual(['row is-first is-here', 'row is-gone']);
  expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([1, 0]);
  expect(rows[0]?.textContent).toBe('<img src=x onerror=1>');
});

test.each([
  ['a phone', false, ['1', '2', '3']],
  ['a tablet', true, ['12', '3']],
] as const)('rows have the columns of the page: %s', (_, isWide, expected) => {
  vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked === '(min-width: 640px)' && isWide }));
  const frame = frameOf(['1', '2', '3'].map((word) => `<div class="endless__row"><p>${word}</p></div>`).join(''));
  joinRows(frame, columnsNow());
  vi.unstubAllGlobals();
  const rows = [...frame.querySelectorAll<HTMLElement>('.endless__row')];
  expect(rows.map(({ textContent }) => textContent)).toEqual(expected);
  expect(new Set(rows.map(({ style }) => style.gridTemplateColumns))).toEqual(
    new Set([isWide ? 'repeat(2, minmax(0, 1fr))' : '']),
  );
});
