/** Where the focus can go. */

/** Elements that take the focus by themselves. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export const firstShown = (within: ParentNode, selector: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(isShown);

/** The heading of the page that is shown; kept pages are in the document too, hidden. */
export const pageHeading = (): HTMLElement | undefined =>
  firstShown(document, '#main h1') ?? firstShown(document, '#main main');

/** The first heading or control of a place. */
export const firstStop = (within: Element): HTMLElement | undefined => firstShown(within, `h1, h2, h3, ${STOPS}`);

/** Focuses without scrolling. A heading becomes focusable, but no stop of Tab. */
export function focusOn(element: HTMLElement | undefined): void {
  if (!element) return;
  if (!element.matches(STOPS)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Nothing has the focus. */
export const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;
