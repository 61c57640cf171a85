/**
 * A finger that taps a dialog's button twice meets the page below with the second tap, once the first has closed the
 * dialog: a favourite is dropped, an order opened. That second tap is swallowed.
 */

/** A second tap of one finger comes within this many ms, and this near to the first, in px. */
const SOON_MS = 250;
const NEAR_PX = 16;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Notes the taps inside an element. Its answer is called when the element closes; the keyboard's presses are no taps. */
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
