/**
 * A policy on top of ours, of a company or a proxy, may forbid the page's own style: then it comes from its files, which the page
 * names for Vite anyway. Styles of single elements are set by a script, which no policy forbids.
 */
export function styleFromFiles(): void {
  // Where a policy removes it, the element stands there without a sheet.
  if (document.querySelector<HTMLStyleElement>('head > style')?.sheet !== null) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    link.disabled = false;
  for (const each of document.querySelectorAll<HTMLElement>('#root [style]'))
    each.style.cssText = each.getAttribute('style') ?? '';
}
