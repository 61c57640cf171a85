/** @jsxImportSource #jsx */
// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
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
    '<p><i></i><x-text>0</x-text></p>',
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

/** Everything of it changes with `n`: texts, what stands before and after them, and whether they are there. */
function Changing({ n }: { readonly n: number }) {
  const odd = n % 2 === 1;
  return (
    <main>
      <p>
        {odd && <b>急</b>}合计 ¥{n}.{n % 10}0{!odd && <s>¥{n + 1}</s>}
      </p>
      <Button icon={n % 3 === 0 ? 'cart' : undefined} busy={n % 5 === 0} busyText="提交中">
        付款 {n} 元
      </Button>
      <ul>
        {[1, 2, 3].slice(n % 4).map((line) => (
          <li key={line}>
            第 {line + n} 行 <em>{n}</em>
            {odd ? '有货' : null}
          </li>
        ))}
      </ul>
      {odd && (
        <>
          还差 {n} 件<u>{n}</u>
        </>
      )}
    </main>
  );
}

/** What people's translators, readers and highlighters were seen to do with a text node. */
const HANDS = {
  wrapped(text: Text) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  },
  split(text: Text) {
    const mark = document.createElement('mark');
    mark.textContent = text.data.slice(1);
    text.data = text.data.slice(0, 1);
    text.after(mark);
  },
};

const textsIn = (root: Element): Text[] => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  return texts.filter(({ data }) => data.trim() !== '');
};

const shownAt = (n: number): string => {
  const { container, unmount } = render(<Changing n={n} />);
  const { textContent } = container;
  unmount();
  return textContent;
};

const hand = fc.record({ how: fc.constantFrom('wrapped', 'split'), which: fc.nat(), all: fc.boolean() } as const);
const steps = fc.array(fc.tuple(fc.nat({ max: 500 }), hand), { minLength: 1, maxLength: 6 });

test('whatever hand changes texts between two renders, the next one says what it should', () => {
  fc.assert(
    fc.property(steps, (each) => {
      const { container, rerender, unmount } = render(<Changing n={1} />);
      for (const [n, { how, which, all }] of each) {
        const texts = textsIn(container);
        for (const text of all ? texts : texts.slice(which % texts.length).slice(0, 1)) HANDS[how](text);
        rerender(<Changing n={n} />);
        expect(container.textContent).toBe(shownAt(n));
      }
      unmount();
    }),
    { numRuns: 20 },
  );
});
