/** Fills the page's frame with the answer of its first read, before React is there: part of the inline script. */
import type { Early } from './fill/filler.ts';

/** The program of the page (`fill/`) provides this. */
const place = globalThis as { filled?: (early: Early) => DocumentFragment | undefined };

/** Loads the program that fills the frame, and the page's styles. Resolves with the styles; throws without one of them. */
export async function loadFiller(program: string, styles: readonly string[]): Promise<string> {
  const script = Object.assign(document.createElement('script'), { src: program });
  const came = new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
  document.head.append(script);
  const [texts] = await Promise.all([Promise.all(styles.map(textOf)), came]);
  return texts.join('');
}

async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

/**
 * Puts the filled page in the place of the skeleton. What is typed stays, so a frame that somebody types in is not
 * filled; nor is one in whose place the app stands.
 */
export function fillFrame(drawn: Element, early: Early, styles: string): void {
  const page = drawn.isConnected && drawn.querySelector('.frame__page');
  if (!page || isTouched(drawn)) return;
  const filled = place.filled?.(early);
  if (!filled) return;
  const style = document.createElement('style');
  style.textContent = styles;
  page.textContent = '';
  page.append(style, filled);
  drawn.classList.add('is-filled');
}

const isTouched = (drawn: Element): boolean =>
  drawn.contains(document.activeElement) ||
  [...drawn.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
