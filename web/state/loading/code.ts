/** Code and styles that are loaded on demand: what is lost on the way is asked again. */
import { ASK_AGAIN_AFTER, askAgain, pause } from '#shared/client/ask-again.ts';
import { NetworkError } from '#shared/errors.ts';

const CODE = 'code';

/** Runs a dynamic import, three times where it fails, with its styles. Throws NetworkError. */
export const fetched = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const code = await askAgain(load, () => true);
    if (Object.keys(Object(code)).length === 0 && typeof code !== 'function') throw new SyntaxError('no code');
    await Promise.all(styles);
    return code;
  } catch (cause) {
    if (!isNotImported(cause)) await dropBrokenCopies();
    throw new NetworkError(CODE, 'dropped', undefined, { cause });
  }
};

/** What an import throws for a file that did not come; every engine calls it so. Any other error is of code that came broken. */
const isNotImported = (error: unknown): boolean => error instanceof TypeError && /\bimport/i.test(error.message);

/**
 * Code that came cut off, or empty, is kept for a year by the browser, and by the page until it is loaded anew, which a retry does.
 * Which file it was, no error tells.
 */
const dropBrokenCopies = (): Promise<unknown> =>
  Promise.allSettled(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && /\/assets\/[^?]+\.js$/.test(name))
      .map((name) => fetch(name, { cache: 'reload' }).then((answer) => answer.arrayBuffer())),
  );

/** True for code that did not come. */
export const isLostCode = (error: unknown): boolean => error instanceof NetworkError && error.call === CODE;

/** Styles that are asked again. None of these promises fails. */
const styles = new Set<Promise<void>>();

/** Vite names the style that it could not load only in the message of its error. */
const LOST_STYLE = /^Unable to preload CSS for (.+)$/;

/** True for the error of a lost style, which is then asked again. */
export function askStyleAgain({ message }: Error): boolean {
  const address = LOST_STYLE.exec(message)?.[1];
  if (address === undefined) return false;
  const coming = loadStyle(new URL(address, location.href));
  styles.add(coming);
  coming.then(() => styles.delete(coming));
  return true;
}

/** Takes the place of the lost one, because the order of styles decides which rule wins. */
async function loadStyle(address: URL): Promise<void> {
  let lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({ href }) => href === address.href,
  );
  for (const [at, wait] of ASK_AGAIN_AFTER.entries()) {
    await pause(wait);
    address.searchParams.set('again', String(at + 1));
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address.href });
    const came = new Promise<boolean>((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
    });
    if (lost) lost.replaceWith(link);
    else document.head.append(link);
    lost = link;
    if (await came) return;
  }
}
