import type { BrowserContext } from '@playwright/test';
import type { ApiBuyer } from './buyer.ts';

/**
 * Stores a login for the first page that is opened, once: after a logout the session stays closed. Playwright's own
 * storage state would load an extra page before every test.
 */
export async function keepLogin(context: BrowserContext, origin: string, buyer: ApiBuyer): Promise<void> {
  await context.addInitScript(
    ({ origin, kept }) => {
      if (location.origin !== origin || document.cookie.includes('kept-login')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the mark must be there at once, and for every page
      document.cookie = 'kept-login=; path=/';
      for (const [name, value] of kept) localStorage.setItem(name, value);
    },
    { origin, kept: keptLogin(buyer) },
  );
}

/** What the shop stores of a login in local storage. */
function keptLogin({ answer }: ApiBuyer): [name: string, value: string][] {
  const { token, name, avatar = '', yz, order_pay, is_yb, user_list, agency_id, cartnum } = answer;
  const kept = { token, name, avatar, yz, order_pay, is_yb, agency_id, cartNum: cartnum };
  const linked = user_list.length > 1 ? { user_list } : {};
  return Object.entries({ ...kept, ...linked }).map(([key, value]) => [`yaocang_${key}`, JSON.stringify({ value })]);
}
