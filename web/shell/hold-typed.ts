/** What is written, or picked from the phone: a tick is made again in a moment. */
const WRITTEN = 'textarea, input:not([type="checkbox"]):not([type="radio"])';

/**
 * Pulling a page down at its top loads it again in a phone's browser, and what was written would be gone: from the first
 * letter on the page holds (`base.css`). The answer, on leaving the page, lets it go.
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
