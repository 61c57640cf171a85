/** The visible name of a tapped element; '' for what is no control. Never typed text. */
const PRESSABLE = 'button,a,summary,label,select,input,textarea,[role="button"],[role="tab"],[role="option"]';

export function tapName(target: unknown): string {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  if (!pressed) return '';
  const name = pressed.getAttribute('aria-label') || wordsOf(pressed);
  return name || (pressed.querySelector('img')?.alt ?? '');
}

/** A field is named by its label: its own text was typed. */
function wordsOf(pressed: HTMLElement): string {
  if (!pressed.matches('select,input,textarea')) return pressed.textContent ?? '';
  const label = (pressed as HTMLInputElement).labels?.[0]?.querySelector('span') ?? pressed.closest('label');
  return pressed.matches('textarea') || !label
    ? (pressed.getAttribute('placeholder') ?? '')
    : (label.textContent ?? '');
}
