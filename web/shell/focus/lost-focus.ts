/**
 * When the focused thing goes away (a coupon that was claimed, a step of a form) or is switched off, a browser gives the focus to
 * nothing: the keyboard starts at the top of the page again, and a screen reader says nothing. It goes to what is there in its place.
 */
import { focusable, focusOn, isNowhere, isShown, pageHeading, stopsOf } from './place.ts';

/** ms for the code of a page to place the focus itself, such as a cart whose row was removed. */
const OWN_MS = 60;
/** ms for a control that is switched off while it works: on again, it gets the focus back. */
const WORKS_MS = 1000;

interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
  /** When it was found switched off, ms since the page's start. */
  offSince?: number;
}

/** The element that had the focus last, and what was around it; none after a click beside everything. */
let held: Held | undefined;

function hold(element: Element): void {
  const all: Element[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) all.push(each);
  held = { element, around: all };
}

const isThere = ({ element }: Held): boolean => element.isConnected && isShown(element);

/** Focuses what takes the focus in the nearest place that is still shown, else the page's heading; false without any. */
function focusNear({ element, around }: Held): boolean {
  for (const each of around) {
    if (each.querySelector('#main') || each.id === 'main') break;
    if (!(each.isConnected && isShown(each))) continue;
    if (stopsOf(each).some((stop) => stop !== element && focusOn(stop))) return true;
  }
  return focusOn(pageHeading());
}

function mend(): void {
  if (!held || !isNowhere()) return;
  const before = held;
  if (isThere(before)) {
    if (!before.element.matches(':disabled')) {
      // It worked, and is on again.
      if (before.offSince !== undefined) focusOn(before.element as HTMLElement);
      return;
    }
    before.offSince ??= performance.now();
    const left = before.offSince + WORKS_MS - performance.now();
    if (left > 0) return void setTimeout(mend, left);
  }
  // What comes next may have a place: it is looked for at the next change.
  if (focusNear(before) && held === before) held = undefined;
}

/** Starts; `first` is what was pressed before this code came. Returns the function that ends it. */
export function keepFocus(first?: EventTarget | null): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) hold(target);
  };
  // Chrome tells of a removed element too, others do not: look again once the change is made.
  const onBlur = ({ target }: FocusEvent) => {
    setTimeout(() => {
      const isLeft = held?.element === target && isNowhere() && held !== undefined && isThere(held);
      if (isLeft && !(target as Element).matches(':disabled')) held = undefined;
    });
  };
  const changes = new MutationObserver(() => {
    if (held && (isNowhere() || held.element.matches(':disabled'))) setTimeout(mend, OWN_MS);
  });
  const pressed = isNowhere() ? first instanceof Element && first.closest(focusable) : document.activeElement;
  if (pressed) {
    hold(pressed);
    setTimeout(mend, OWN_MS);
  }
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    held = undefined;
  };
}
