/**
 * The one way in which a form tells what is missing: after its main button was pressed, the first field that is marked
 * `aria-invalid` gets the focus, and a screen reader reads its error with it. Where the focus is there already, the error is told.
 */
import { tell } from '#web/ui/tell.ts';
import { focusOn, isShown } from './place.ts';

/** A form without the element has `data-form`. */
const FORMS = 'form, dialog, [data-form]';
const BAD = '[aria-invalid=true]';

/** ms for the fields to be marked. */
const MARKED_MS = 60;

let watching: MutationObserver | undefined;

function stop(): void {
  watching?.disconnect();
  watching = undefined;
}

function wordsOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}

/** True when there was one. */
function goToBad(form: Element): boolean {
  const bad = [...form.querySelectorAll<HTMLElement>(BAD)].find(isShown);
  if (!bad) return false;
  stop();
  if (bad === document.activeElement) tell(wordsOf(bad));
  else {
    focusOn(bad);
    bad.scrollIntoView({ block: 'nearest' });
  }
  return true;
}

/** Watches a form that was submitted until a field is marked or the buyer does something else. */
function submitted(form: Element): void {
  stop();
  const marks = new MutationObserver(() => goToBad(form));
  watching = marks;
  setTimeout(() => {
    if (watching !== marks || goToBad(form)) return;
    marks.observe(form, { attributeFilter: ['aria-invalid'], childList: true, subtree: true });
  }, MARKED_MS);
}

function onPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.button--main') : null;
  const form = button && (button.form ?? button.closest(FORMS));
  if (form) submitted(form);
}

/** Starts; returns the function that ends it. */
export function leadToBadFields(): () => void {
  const onSubmit = ({ target }: Event) => target instanceof Element && submitted(target);
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('click', onPress);
  document.addEventListener('submit', onSubmit);
  return () => {
    stop();
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('click', onPress);
    document.removeEventListener('submit', onSubmit);
  };
}
