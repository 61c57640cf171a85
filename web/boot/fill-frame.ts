/** Fills what is drawn with the page's first answers, before React is there: part of the inline script. */
import type { Early, FillPage } from './fill/filler.ts';

/** The program of the page (`fill/`) provides this. */
const place = globalThis as { fillPage?: FillPage };

/**
 * Loads the page's styles and, once `painted`, the program that fills the page. Resolves with the styles; throws without one
 * of them.
 */
export async function loadFiller(
  program: string,
  styles: readonly string[],
  painted: Promise<unknown>,
): Promise<string> {
  const texts = Promise.all(styles.map(textOf));
  texts.catch(() => undefined);
  await painted;
  const script = Object.assign(document.createElement('script'), { src: program });
  const came = new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
  document.head.append(script);
  await came;
  return (await texts).join('');
}

async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

/** Does nothing once the app stands in the place of what was drawn. */
export function fillFrame(drawn: Element, early: Early, styles: string): void {
  const page = drawn.isConnected && drawn.querySelector('.frame__page');
  if (page) place.fillPage?.(early, page, styles);
}
