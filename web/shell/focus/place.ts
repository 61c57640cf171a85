/** Where the focus can go. */

/** Elements that take the focus by themselves. */
export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export const firstShown = (within: ParentNode, selector: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(isShown);

/** The heading of the page that is shown; kept pages are in the document too, hidden. */
export const pageHeading = (): HTMLElement | undefined =>
  firstShown(document, '#main h1') ?? firstShown(document, '#main main');

/** The headings and controls of a place. Fields for text come last: they would open a phone's keyboard. */
export function stopsOf(within: Element): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(`h1, h2, h3, ${focusable}`)].filter(isShown);
  const isText = (each: HTMLElement) => each.matches('textarea, input:not([type=checkbox]):not([type=radio])');
  return [...all.filter((each) => !isText(each)), ...all.filter(isText)];
}

/** Focuses without scrolling; false when it takes no focus. A heading becomes focusable, but no stop of Tab. */
export function focusOn(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Nothing has the focus. */
export const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;
