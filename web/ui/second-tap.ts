/**
 * The second tap of a double tap on a dialog's button hits the page below once the first has closed the dialog: a
 * favourite is removed, an order opened. That second tap is swallowed.
 */

/** A second tap comes within this many ms and px of the first. */
const SOON_MS = 250;
const NEAR_PX = 16;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The second tap of a double tap on the button that opened a dialog hits its backdrop: it closes nothing. `at` is when it opened. */
export const isSecondTap = (at: number): boolean => performance.now() - at < SOON_MS;

/** Records the taps inside an element. Call the returned function when the element closes. Key presses are no taps. */
export function noteTaps(inside: HTMLElement): () => void {
  let last: Tap | undefined;
  const note = ({ detail, clientX: x, clientY: y }: MouseEvent) => {
    if (detail > 0) last = { x, y, at: performance.now() };
  };
  inside.addEventListener('click', note, true);
  return () => {
    inside.removeEventListener('click', note, true);
    if (last) swallowSecond(last);
  };
}

function swallowSecond(first: Tap): void {
  const left = SOON_MS - (performance.now() - first.at);
  if (left <= 0) return;
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || Math.hypot(event.clientX - first.x, event.clientY - first.y) > NEAR_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, true);
  setTimeout(() => document.removeEventListener('click', swallow, true), left);
}
