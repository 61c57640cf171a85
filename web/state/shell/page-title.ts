/** The document's title: in WeChat it stands above every page, on a desktop it names the tab. */
import { useLayoutEffect } from 'react';

let shop = '';
let page = '';

/** The shop's short name: the first part of its title. */
export const shopName = (): string => shop.split(/\s*[·|_—–-]\s*/)[0] ?? '';

/** `购物车 · 药仓`; the shop's whole title where the page has no words of its own. */
function write(): void {
  const name = shopName();
  document.title = page && page !== name ? [page, name].filter(Boolean).join(' · ') : shop;
}

/** The shop's own title (init). */
export function nameShop(title: string): void {
  shop = title;
  write();
}

/** Names the page while it is shown; '' leaves what was named before. A page's own words come after its route's. */
export function usePageTitle(words: string): void {
  useLayoutEffect(() => {
    if (words === '') return;
    page = words;
    write();
  }, [words]);
}

/** Forgets the words of the page before. */
export function useNewTitle(words: string): void {
  useLayoutEffect(() => {
    page = words;
    write();
  }, [words]);
}
