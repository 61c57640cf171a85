/**
 * The one script file that the page names: it runs the app once its first picture has been painted. The app's own files are on
 * their way since the page came, and where they lie in the browser's cache they would run before anything is painted.
 */
import { afterPicture } from './after-picture.ts';

/** The build knows the names of the files: what asks the server, and what draws. */
declare const BEGIN: string;
declare const MAIN: string;

const run = (file: string): Promise<unknown> => import(/* @vite-ignore */ new URL(file, import.meta.url).href);

const { picture } = globalThis as { readonly picture?: Promise<unknown> };

/** A file that does not come may be another release's (`stale-code.ts`). */
async function enter(): Promise<void> {
  await afterPicture(picture);
  try {
    await run(BEGIN);
    await run(MAIN);
  } catch {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  }
}

void enter();
