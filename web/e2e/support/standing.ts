import type { Page } from '@playwright/test';

/** Something to read or to press on the first screen, with its place in px. */
interface Stood {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Standing {
  readonly said: readonly Stood[];
  /** The top of the first grey bar of its skeleton below the head and beside the side menu. */
  readonly grey: number | undefined;
}

/** A step of less than this is rounding, in px; a row's first bar may stand elsewhere in it. */
const STILL = 1.5;
const SAME_ROW = 16;
/** Below this, in px, a bar is not the first of the page. */
const TOP = 400;

/**
 * What stands on the first screen: each text, and each labelled control without one. A screen is asked before its code is
 * there, before its data are, when they fill its frame, and once the page has them.
 */
export const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const found: Stood[] = [];
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, .skip, dialog, [role=status], [role=alert]');
    const note = (words: string, { x, y, width, height }: DOMRect, size: number): void => {
      if (width > 0 && height > 0 && y < innerHeight && y + height > 0 && x < innerWidth)
        found.push({ words, x: Math.round(x), y: Math.round(y + height / 2), size });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim() ?? '';
      // A dash stands for what is not known yet, a number may be that of the last visit.
      if (
        !element ||
        !/\p{L}/u.test(words) ||
        words.includes('—') ||
        /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName) ||
        !isSeen(element)
      )
        continue;
      range.selectNodeContents(node);
      note(words, range.getBoundingClientRect(), Number.parseFloat(getComputedStyle(element).fontSize));
    }
    for (const control of document.querySelectorAll<HTMLElement>('button, a, input')) {
      const label = control.getAttribute('aria-label') ?? control.getAttribute('placeholder');
      if (label && control.innerText.trim() === '' && isSeen(control)) note(label, control.getBoundingClientRect(), 0);
    }
    const bars = [...document.querySelectorAll('.skeleton')].filter((bar) => !bar.closest('header, aside'));
    return { said: found, grey: bars[0] && Math.round(bars[0].getBoundingClientRect().y) };
  });

/** How the rows of a skeleton jump; '' where they do not, or the later screen has none at its top. */
export const jumpBetween = ({ grey: from }: Standing, { grey: to }: Standing): string =>
  from !== undefined && to !== undefined && to < TOP && Math.abs(to - from) > SAME_ROW ? `${from} → ${to}` : '';

/** What of the earlier screen is gone or elsewhere on the later one. */
export const changedBetween = (earlier: Standing, later: Standing): readonly string[] =>
  earlier.said.flatMap(({ words, x, y, size }) => {
    const same = later.said.filter((each) => each.words === words);
    if (same.some((each) => Math.hypot(each.x - x, each.y - y) < STILL && each.size === size)) return [];
    const [now] = same;
    return [now ? `“${words}” ${x},${y},${size} → ${now.x},${now.y},${now.size}` : `“${words}” at ${x},${y} is gone`];
  });
