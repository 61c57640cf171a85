/** Scrolls the current tab into view within its strip, without scrolling the page. */
export function showTab(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}
