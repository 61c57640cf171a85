/** What a buyer does in a prerendered form before React replaces it. */
export interface Typed {
  /** The text of a field, by name. */
  readonly text: (field: string) => string;
  readonly isTicked: (field: string) => boolean;
  /** The name of the field with the focus; '' for none. */
  readonly focus: string;
  readonly isSubmitted: boolean;
}

const prerendered = typeof document === 'undefined' ? null : document.querySelector('#root > .is-drawn');
const forms = [...(prerendered?.querySelectorAll('form') ?? [])];

let focused: EventTarget | null = prerendered && document.activeElement;
prerendered?.addEventListener('focusin', ({ target }) => {
  focused = target;
});
prerendered?.addEventListener('focusout', ({ target }) => {
  // Browsers may fire it just before they remove the field. That does not count as leaving it.
  setTimeout(() => {
    if (prerendered.isConnected && focused === target) focused = null;
  });
});

const formWith = (field: string) => forms.find((form) => form.elements.namedItem(field));

/** The text of a field of a form that nobody has taken over; '' without one. */
export function textBeforeApp(field: string): string {
  const form = formWith(field);
  return form ? String(new FormData(form).get(field) ?? '') : '';
}

/** Takes over the form with this field. Null when there was none, and from the second call on. */
export function takeTyped(field: string): Typed | null {
  const form = formWith(field);
  if (!form) return null;
  forms.splice(forms.indexOf(form), 1);
  const data = new FormData(form);
  return {
    text: (name) => String(data.get(name) ?? ''),
    isTicked: (name) => data.has(name),
    focus: focused instanceof HTMLInputElement && focused.form === form ? focused.name : '',
    isSubmitted: form.dataset.submitted !== undefined,
  };
}
