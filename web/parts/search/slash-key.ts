import { openLayers } from '#web/ui/layers.ts';

/** Inputs without text: a slash types nothing in them. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

const takesText = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
};

/**
 * From now on the slash key focuses the search field and selects its text. It does nothing while the user types, with a
 * modifier key, or while a dialog is open. The returned function ends it.
 */
export function slashGoesTo(field: HTMLInputElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.defaultPrevented || takesText(event.target) || openLayers().length > 0) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
