/** @jsxImportSource #jsx */
// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#web/ui/button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Dot = () => <i />;
const Left = () => <>剩余 {5} 天</>;

const SHAPES: readonly (readonly [what: string, shape: () => ReactElement, expected: string])[] = [
  ['a text alone stays as it is', () => <p>共 {3} 件</p>, '<p>共 3 件</p>'],
  [
    'beside an element a text has one of its own',
    () => (
      <p>
        共 {3} 件<Dot />
      </p>
    ),
    '<p><x-text>共 3 件</x-text><i></i></p>',
  ],
  [
    'without a word in it a text is not translated',
    () => (
      <p>
        ¥{8}.45
        <b>YC{1002}</b>
        <i translate="yes">12</i>共 3 件
      </p>
    ),
    '<p><x-text translate="no">¥8.45</x-text><b translate="no">YC1002</b><i translate="yes">12</i><x-text>共 3 件</x-text></p>',
  ],
  [
    'what is left out parts no text',
    () => (
      <p>
        满{false}
        {null}
        {20}
        <Dot />盒
      </p>
    ),
    '<p><x-text>满20</x-text><i></i><x-text>盒</x-text></p>',
  ],
  [
    'a number is a text, 0 too',
    () => (
      <p>
        <Dot />
        {0}
      </p>
    ),
    '<p><i></i><x-text translate="no">0</x-text></p>',
  ],
  [
    'blanks stay bare',
    () => (
      <p>
        <Dot /> <Dot />
      </p>
    ),
    '<p><i></i> <i></i></p>',
  ],
  ['children that a component hands on', () => <Button busy>提交 {7}</Button>, '</i><x-text>提交 7</x-text></button>'],
  [
    'what is beside a fragment is not known',
    () => (
      <p>
        <Left />
        <Dot />
      </p>
    ),
    '<p><x-text>剩余 5 天</x-text><i></i></p>',
  ],
  [
    'what hands its children on as they are',
    () => (
      <p>
        <Suspense>还剩 {6} 盒</Suspense>
        <Dot />
      </p>
    ),
    '<p><x-text>还剩 6 盒</x-text><i></i></p>',
  ],
  [
    'a list keeps its keys',
    () => (
      <ul>
        {['甲', '乙'].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    ),
    '<ul><li>甲</li><li>乙</li></ul>',
  ],
];

test.each(SHAPES)('%s', (_, shape, expected) => {
  const warned = vi.spyOn(console, 'error');
  expect(render(shape()).container.innerHTML).toContain(expected);
  expect(warned).not.toHaveBeenCalled();
});

test('a component that returns a bare text is none', () => {
  const Name = () => '阿莫西林胶囊';
  const Counts = () => [<Dot key="dot" />, 3];
  // @ts-expect-error: its text would stand beside the dot
  expect(<Name />).toBeTruthy();
  // @ts-expect-error: so would this number
  expect(<Counts />).toBeTruthy();
  expect(<Dot />).toBeTruthy();
});
