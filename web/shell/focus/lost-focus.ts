/**
 * When the focused thing goes away (a coupon that was claimed, a step of a form), a browser gives the focus to nothing: the
 * keyboard starts at the top of the page again, and a screen reader says nothing. It goes to what is there in its place.
 */
import { firstStop, focusOn, isNowhere, isShown, pageHeading } from './place.ts';

/** ms for the code of a page to place the focus itself, such as a cart whose row was removed. */
const OWN_MS = 60;

/** The element that had the focus last, and what was around it; none after a click beside everything. */
let held: { readonly element: Element; readonly around: readonly Element[] } | undefined;

function around(element: Element): Element[] {
  const all: Element[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) all.push(each);
  return all;
}

/** The nearest place around it that is still shown and has something to focus. */
function inPlaceOf(all: readonly Element[]): HTMLElement | undefined {
  for (const each of all) {
    if (each.querySelector('#main') || each.id === 'main') break;
    const stop = each.isConnected && isShown(each) ? firstStop(each) : undefined;
    if (stop) return stop;
  }
  return pageHeading();
}

function mend(): void {
  if (!held || !isNowhere() || (held.element.isConnected && isShown(held.element))) return;
  const { around: all } = held;
  held = undefined;
  focusOn(inPlaceOf(all));
}

/** Starts; returns the function that ends it. */
export function keepFocus(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) held = { element: target, around: around(target) };
  };
  // Chrome tells of a removed element too, others do not: look again once the change is made.
  const onBlur = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (held?.element === target && isNowhere() && target instanceof Element && target.isConnected && isShown(target))
        held = undefined;
    });
  };
  const changes = new MutationObserver(() => {
    if (held && isNowhere()) setTimeout(mend, OWN_MS);
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    held = undefined;
  };
}
