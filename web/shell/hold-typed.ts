/** Fields with typed or picked content. A checkbox is quickly ticked again. */
const WRITTEN = 'textarea, input:not([type="checkbox"]):not([type="radio"])';

/**
 * Pull-to-refresh reloads the page in a phone's browser, and typed text would be lost. From the first input on it is
 * disabled (`base.css`). The returned function, called when the page is left, enables it again.
 */
export function holdTyped(): () => void {
  const root = document.documentElement;
  const hold = ({ target }: Event) => {
    if (target instanceof Element && target.matches(WRITTEN)) root.classList.add('is-written');
  };
  document.addEventListener('input', hold);
  return () => {
    document.removeEventListener('input', hold);
    root.classList.remove('is-written');
  };
}
