/** @jsxImportSource #jsx */
// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { Boundary } from './boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Everything of it changes with `n`: texts, what stands before and after them, and whether they are there. */
function Changing({ n }: { readonly n: number }) {
  const odd = n % 2 === 1;
  return (
    <main>
      <h2>常购商品</h2>
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

/** Puts an element around a part of a text. */
function around(text: Text, name: string, from: number, to: number): void {
  const part = text.splitText(from);
  part.splitText(to - from);
  const element = document.createElement(name);
  part.replaceWith(element);
  element.append(part);
}

/** What translators, readers, data detectors and highlighters were seen to do with a text node. */
const HANDS = {
  /** A translator. */
  wrapped(text: Text) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  },
  /** Another text node with the same words. */
  replaced: (text: Text) => text.replaceWith(text.data),
  split(text: Text) {
    const mark = document.createElement('mark');
    mark.textContent = text.data.slice(1);
    text.data = text.data.slice(0, 1);
    text.after(mark);
  },
  /** A phone that finds telephone numbers and dates. */
  linked(text: Text) {
    const [number = ''] = /\d+/.exec(text.data) ?? [];
    if (number) around(text, 'a', text.data.indexOf(number), text.data.indexOf(number) + number.length);
  },
  highlighted: (text: Text) => around(text, 'mark', 0, Math.ceil(text.data.length / 2)),
  /** All of a text, whatever stands around parts of it by now. */
  removed: (text: Text) => text.parentElement?.closest(':not(font, mark, a)')?.replaceChildren(),
} as const;
type Hand = keyof typeof HANDS;

const textsIn = (root: Element): Text[] => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  return texts.filter(({ data }) => data.trim() !== '');
};

/** The shop's own texts in their order, without what somebody put around parts of them. */
function saidIn(root: Element): string[] {
  const copy = root.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[data-elsewhere]')) each.remove();
  for (const each of copy.querySelectorAll('font, mark, a')) each.replaceWith(...each.childNodes);
  copy.normalize();
  return textsIn(copy).map(({ data }) => data);
}

function saidAt(n: number): string[] {
  const { container, unmount } = render(<Changing n={n} />);
  const said = saidIn(container);
  unmount();
  return said;
}

/** Whether these are texts of those, each as often at most. */
function areOf(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const hands = Object.keys(HANDS) as Hand[];
const hand = fc.record({ how: fc.constantFrom(...hands), which: fc.nat(), all: fc.boolean() });
const steps = fc.array(fc.tuple(fc.nat({ max: 500 }), hand), { minLength: 1, maxLength: 6 });

test('whatever hand changes texts between two renders, the next one says what it should, without what was removed', () => {
  fc.assert(
    fc.property(steps, (each) => {
      const { container, rerender, unmount } = render(<Changing n={1} />);
      let isWhole = true;
      for (const [n, { how, which, all }] of each) {
        const texts = textsIn(container);
        for (const text of all ? texts : texts.slice(which % texts.length).slice(0, 1)) HANDS[how](text);
        isWhole &&= how !== 'removed';
        rerender(<Changing n={n} />);
        if (isWhole) expect(saidIn(container)).toEqual(saidAt(n));
        else expect(areOf(saidIn(container), saidAt(n)), `${saidIn(container)} of ${saidAt(n)}`).toBe(true);
      }
      unmount();
    }),
    { numRuns: 20 },
  );
});

/** Extensions take elements elsewhere, or away. What stands elsewhere is theirs: React forgets it with the part that it is from. */
const places = fc.array(fc.tuple(fc.nat({ max: 500 }), fc.nat(), fc.nat(), fc.boolean()), {
  minLength: 1,
  maxLength: 5,
});

test('after an element was moved or taken away the page goes on, or its retry renders it anew; no text is wrong', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fc.assert(
    fc.property(places, (each) => {
      let again = (): void => undefined;
      const page = (n: number) => (
        <Boundary
          face={(_, retry) => {
            again = retry;
            return <i>重试</i>;
          }}
        >
          <Changing n={n} />
        </Boundary>
      );
      const { container, rerender, unmount } = render(page(1));
      for (const [n, which, to, isGone] of each) {
        const elements = [...container.querySelectorAll('main *')];
        const moved = elements[which % elements.length];
        const place = elements[to % elements.length];
        if (isGone) moved?.remove();
        else if (moved && place && !moved.contains(place)) {
          place.before(moved);
          moved.setAttribute('data-elsewhere', '');
        }
        rerender(page(n));
        const isBroken = container.querySelector('main') === null;
        if (isBroken) act(again);
        if (isBroken) expect(saidIn(container)).toEqual(saidAt(n));
        else expect(areOf(saidIn(container), saidAt(n))).toBe(true);
      }
      unmount();
    }),
    { numRuns: 20 },
  );
});
