import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { edgesOn } from './edges.ts';
import type { Evaluates } from './evaluates.ts';
import { overlapsOn } from './overlaps.ts';
import { smallFieldsOn } from './small-fields.ts';

interface Shift {
  readonly value: number;
  /** The elements that moved, with their old and new top. */
  readonly moved: readonly string[];
}

/** Records the page's layout shifts from its start, except those caused by input. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shop = window as { shifts?: Shift[] };
    const shifts: Shift[] = [];
    shop.shifts = shifts;
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const told = ({ node, previousRect, currentRect }: Entry['sources'][number]): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()}.${element?.className} ${previousRect.y} → ${currentRect.y}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(told) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shifts?: Shift[] }).shifts ?? []);
}

/** What is wrong with the layout of a page in whatever engine: overlaps, sideways scroll, text at edges, small fields. */
export const looksOf = async (page: Evaluates): Promise<Record<string, string>> => ({
  ...(await overlapsOn(page)),
  ...(await edgesOn(page)),
  ...(await smallFieldsOn(page)),
});

/** Resets the root font size that `overlapsOn` set. */
export const resetRoot = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

/** What WeChat’s font menu does on an iPhone: letters and lines grow, the boxes around them do not. Phones only. */
const setLetters = (page: Page, percent: number): Promise<void> =>
  page.evaluate((adjust) => document.body.style.setProperty('-webkit-text-size-adjust', adjust), `${percent}%`);

/** Viewport width and root font size, both in px; and the size of letters in %, 100 where none is given. */
export type Size = readonly [width: number, root: number, letters?: number];

/**
 * The sizes at which a layout breaks first: narrowest and widest, with the smallest and the largest text. 250 px of
 * width are a viewport of 375 px zoomed to 150 %. By root font size: each change of it costs a page one more layout.
 */
export const CORNERS = {
  phone: [
    [250, 16],
    [320, 16],
    [375, 16],
    [768, 16],
    [320, 24],
    [375, 24],
    [768, 24],
  ],
  desk: [
    [1024, 16],
    [1280, 16],
    [1024, 24],
  ],
} as const satisfies Record<string, readonly Size[]>;

/** All sizes that a layout must support. */
export const EVERY_SIZE: Readonly<Record<keyof typeof CORNERS, readonly Size[]>> = {
  phone: [
    // 320, 375 and 768 px, enlarged to 150 %.
    ...[213, 250, 512].map((width): Size => [width, 16]),
    ...[375, 320].flatMap((width) => [115, 130, 140].map((letters): Size => [width, 16, letters])),
    ...[320, 360, 375, 768].flatMap((width) => [16, 20, 24].map((root): Size => [width, root])),
  ],
  desk: [1024, 1280].flatMap((width) => [16, 20, 24].map((root): Size => [width, root])),
};

/** Overlaps that persist: a list may still be rendering its new rows. */
async function overlapsAtRest(page: Page, root: number): Promise<Record<string, string>> {
  const first = await overlapsOn(page, root);
  // Sideways scroll is wrong at once.
  if (Object.keys(first).every((what) => what === 'sideways')) return first;
  await pause(250);
  return overlapsOn(page);
}

/**
 * Sideways scroll, overlaps, text at edges, broken words and small fields at these sizes; each once, with the sizes (`320/16` is 320
 * px wide with a root font size of 16 px; `375/16/140 %` has larger letters).
 */
export async function squeezed(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const before = page.viewportSize();
  const found = new Map<string, { sizes: string[]; words: string }>();
  let scaled = 100;
  for (const [width, root, letters = 100] of sizes) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    if (letters !== scaled) await setLetters(page, letters);
    scaled = letters;
    const wrong = { ...(await overlapsAtRest(page, root)), ...(await edgesOn(page)), ...(await smallFieldsOn(page)) };
    for (const [what, words] of Object.entries(wrong)) {
      const known = found.get(what) ?? { sizes: [], words };
      known.sizes.push(`${width}/${root}${letters === 100 ? '' : `/${letters} %`}`);
      found.set(what, known);
    }
  }
  await resetRoot(page);
  if (scaled !== 100) await setLetters(page, 100);
  if (before) await page.setViewportSize(before);
  return [...found].map(([what, { sizes: at, words }]) => `${what}, ${words}, at ${at.join(' ')}`);
}
