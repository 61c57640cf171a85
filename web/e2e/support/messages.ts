import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every message that was shown since the page was loaded, in order. */
    said?: string[];
  }
}

/** Reads what the page has said since it was loaded. */
export type Telling = () => Promise<string[]>;

/** Notes each message as it appears: one stands for 2 s only, too short to be looked for on a busy machine. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    window.said = said;
    const seen = new WeakSet<Element>();
    const note = (): void => {
      for (const each of document.querySelectorAll('[role=status] .toast')) {
        if (seen.has(each)) continue;
        seen.add(each);
        said.push(each.textContent ?? '');
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
}

/** The message has been shown, word for word. */
export async function expectSaid(told: Telling, message: string): Promise<void> {
  await expect.poll(told, { message: `said: ${message}` }).toContain(message);
}
