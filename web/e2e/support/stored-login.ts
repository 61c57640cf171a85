import type { BrowserContext } from '@playwright/test';
import type { ApiBuyer } from './buyer.ts';

/**
 * Stores a login for the first page that is opened, once: after a logout the session stays closed. Playwright's own
 * storage state would load an extra page before every test.
 */
export async function storeLogin(context: BrowserContext, origin: string, buyer: ApiBuyer): Promise<void> {
  await context.addInitScript(
    ({ origin, stored }) => {
      if (location.origin !== origin || document.cookie.includes('stored-login')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the mark must be there at once, and for every page
      document.cookie = 'stored-login=; path=/';
      for (const [name, value] of stored) localStorage.setItem(name, value);
    },
    { origin, stored: storedLogin(buyer) },
  );
}

/** What the shop stores of a login in local storage. */
export function storedLogin({ answer }: ApiBuyer): [name: string, value: string][] {
  const { token, name, avatar = '', yz, order_pay, is_yb, user_list, agency_id, cartnum } = answer;
  const stored = { token, name, avatar, yz, order_pay, is_yb, agency_id, cartNum: cartnum };
  const linked = user_list.length > 1 ? { user_list } : {};
  return Object.entries({ ...stored, ...linked }).map(([key, value]) => [`yaocang_${key}`, JSON.stringify({ value })]);
}
