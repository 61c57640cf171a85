/** A buyer in WebKit: finds things by what they say, presses and types, and looks at the layout. */
import { setTimeout as pause } from 'node:timers/promises';
import { looksOf } from '../support/looks.ts';
import type { ElementRef, WebKitPage } from './webdriver.ts';

/** ms that something may take to appear on a busy machine. */
const PATIENCE = 20_000;
const BUSY = /intercepted|not interactable|stale/;

interface Wanted {
  /** A CSS selector. */
  readonly of: string;
  /** Words of its label or text; a whole label with `exact`. */
  readonly words: string;
  readonly exact?: boolean;
  /** Only inside the first element of this selector that has these words. */
  readonly inside?: { readonly of: string; readonly words: string };
}

export function buyerIn(page: WebKitPage) {
  const look = (wanted: Wanted): Promise<ElementRef | null> =>
    page.find(({ of, words, exact, inside }: Wanted) => {
      const nameOf = (element: Element): string => {
        const { labels, placeholder } = element as HTMLInputElement;
        const label = [...(labels ?? [])].map(({ textContent }) => textContent).join(' ');
        return element.getAttribute('aria-label') || label || placeholder || element.textContent || '';
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0;
      const has = (element: Element, wanted: string, whole?: boolean): boolean =>
        whole ? nameOf(element).trim() === wanted : `${nameOf(element)} ${element.textContent}`.includes(wanted);
      const rooms = inside
        ? [...document.querySelectorAll(inside.of)].filter((each) => isSeen(each) && has(each, inside.words))
        : [document];
      for (const room of rooms)
        for (const each of room.querySelectorAll(of)) if (isSeen(each) && has(each, words, exact)) return each;
      return null;
    }, wanted);

  /** Waits until the element, or one of several, is there. */
  async function see(...wanted: readonly Wanted[]): Promise<ElementRef> {
    const giveUp = Date.now() + PATIENCE;
    for (;;) {
      for (const each of wanted) {
        const found = await look(each);
        if (found) return found;
      }
      if (Date.now() > giveUp) throw new Error(`Not on ${await page.url()}: ${JSON.stringify(wanted)}`);
      await pause(50);
    }
  }

  /** Waits until the element has the same place twice: a press on what still moves hits something else. */
  async function rest(element: ElementRef): Promise<void> {
    for (let before = ''; ; ) {
      const place = await page.evaluate((each) => {
        const { x, y, width, height } = (each as unknown as Element).getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      }, element);
      if (place === before) return;
      before = place;
      await pause(50);
    }
  }

  /** Presses it once it is at rest and nothing moves over it. */
  async function press(wanted: Wanted): Promise<void> {
    const giveUp = Date.now() + PATIENCE;
    for (;;) {
      const element = await see(wanted);
      try {
        await rest(element);
        return await page.press(element);
      } catch (error) {
        if (Date.now() > giveUp || !BUSY.test(String(error))) throw error;
        await pause(100);
      }
    }
  }

  return {
    see,
    press,
    /** Waits until the element is gone. */
    async gone(wanted: Wanted): Promise<void> {
      const giveUp = Date.now() + PATIENCE;
      while (await look(wanted)) {
        if (Date.now() > giveUp) throw new Error(`Still on ${await page.url()}: ${JSON.stringify(wanted)}`);
        await pause(50);
      }
    },
    isThere: async (wanted: Wanted): Promise<boolean> => (await look(wanted)) !== null,
    async type(wanted: Wanted, text: string): Promise<void> {
      // The app may take the drawn page's place in between, and its field has another identity.
      await page.type(await see(wanted), text).catch(async (error: unknown) => {
        if (!/stale/.test(String(error))) throw error;
        await page.type(await see(wanted), text);
      });
    },
    /** What is wrong with the layout of the page, after the layout checks of the other journeys. */
    looks: (): Promise<Record<string, string>> => looksOf(page),
  };
}

export type Buyer = ReturnType<typeof buyerIn>;
