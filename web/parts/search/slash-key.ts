import { openLayers } from '#web/ui/layers.ts';

/** Inputs that take no text: a slash in them types nothing. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

const takesText = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
};

/**
 * From now on the slash key goes to the search field, with its words selected: what is typed next takes their place. It
 * leaves alone whoever types, presses it with a modifier, or has a dialog before them. The answer ends it.
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
