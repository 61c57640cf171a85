import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every toast shown since the page was loaded, in order. */
    said?: string[];
  }
}

/** Returns the toasts so far. */
export type Toasts = () => Promise<string[]>;

/** Records each toast: one shows for 2 s only, which a busy machine could miss. */
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

/** This toast has been shown, word for word. */
export async function expectSaid(toasts: Toasts, message: string): Promise<void> {
  await expect.poll(toasts, { message: `said: ${message}` }).toContain(message);
}
