/**
 * Loads the app. What is lost on the way is asked again; then the page itself is asked anew once; then a line on top of
 * what is drawn says so, with a retry, as for what neither comes nor fails. Part of the inline script and of its fallback.
 *
 * A module is asked again under its own address: under another it would be a second module, beside the one that the
 * other chunks import.
 */
import { ASK_AGAIN_AFTER, pause } from '#shared/client/ask-again.ts';
import { freshAddress, isFresh } from '#web/navigation/reload-fresh.ts';
import * as kept from '#web/state/storage/kept.ts';

/** Read at once: the app removes the mark from the address. */
const wasAskedAnew = isFresh(location);

const RAN = 'yaocangRan';

/** Called at the end of the app's entry. A file that came cut off has loaded too, and only this tells that it has run. */
export const appRan = (): void => void Object.assign(globalThis, { [RAN]: true });

/** Takes the addresses of the app's entry and of what it imports. */
export async function runApp(files: readonly string[]): Promise<void> {
  const entry = files[0] ?? '';
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' });
  script.setAttribute('fetchpriority', 'low');
  script.src = entry;
  const came = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(RAN in globalThis));
    script.addEventListener('error', () => resolve(false));
  });
  document.head.append(script);
  await untilHere(async () => ((await came) ? 'came' : askAgain(files)));
}

/** How an attempt ended: the code has come, was lost, or is gone from the server, as after another release. */
type Attempt = 'came' | 'lost' | 'gone';

async function askAgain(files: readonly string[]): Promise<Attempt> {
  for (const wait of ASK_AGAIN_AFTER) {
    await pause(wait);
    const statuses = await Promise.all(files.map(statusOf));
    if (statuses.includes(404)) return 'gone';
    if (statuses.every((status) => status === 200) && (await hasRun(files[0] ?? ''))) return 'came';
  }
  return 'lost';
}

/**
 * ms after which a retry is offered for what neither came nor failed: a connection can stand still. A slow one is left
 * alone, and what comes on it takes the offer away.
 */
const LATE = 30_000;

/**
 * Resolves once the code of the first page has come. After a failed attempt the page itself is asked anew, once and not
 * over what was typed; then a line with a retry stands on top of what is drawn.
 */
export async function untilHere(
  attempt: () => Promise<Attempt>,
  mayAskPage = !wasAskedAnew && !changed().length,
): Promise<void> {
  const coming = attempt();
  let how = await Promise.race([coming, pause(LATE)]);
  while (!how) {
    if (await retryOnTop(coming)) await askPageAnew();
    how = await Promise.race([coming, pause(0)]);
  }
  if (how === 'came') return;
  if (!mayAskPage || !(await askPageAnew())) await retryOnTop();
  await untilHere(attempt, true);
}

/** Past the browser's cache, which may hold a broken copy. Undefined without an answer. */
const statusOf = (file: string): Promise<number | undefined> =>
  fetch(file, { cache: 'reload' })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => undefined);

const hasRun = (entry: string): Promise<boolean> =>
  import(/* @vite-ignore */ entry).then(
    () => RAN in globalThis,
    () => false,
  );

/** ms */
const PAGE_PATIENCE = 15_000;

/**
 * Replaces the page, and then never resolves. False where the server does not answer: the browser's own error page would
 * take the page's place.
 */
async function askPageAnew(): Promise<boolean> {
  const address = freshAddress(location.href);
  const isThere = await Promise.race([
    fetch(address, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
    pause(PAGE_PATIENCE),
  ]);
  if (!isThere) return false;
  // Where nothing can be stored, what was typed goes with the page.
  kept.typed.mine().write(typed());
  location.replace(address);
  return new Promise(() => undefined);
}

/** Fills in what was typed before the page was asked anew. */
export function fillTyped(): void {
  const before = kept.typed.mine();
  for (const [name, value] of before.read() ?? [])
    for (const field of fields()) if (field.name === name) field.value = value;
  before.erase();
}

const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('#root input')];

const changed = (): HTMLInputElement[] => fields().filter(({ value, defaultValue }) => value !== defaultValue);

/** What was typed, without passwords. */
const typed = (): [name: string, value: string][] =>
  changed().flatMap(({ name, type, value }) => (type === 'password' ? [] : [[name, value]]));

/** Shows the line until its button is pressed or the network comes back; false when something came by itself before. */
async function retryOnTop(coming?: Promise<unknown>): Promise<boolean> {
  const line = document.createElement('div');
  line.innerHTML = document.getElementById('frame-lost')?.textContent ?? '';
  (document.querySelector('.is-drawn') ?? document.getElementById('root'))?.prepend(line);
  const isAsked = await new Promise<boolean>((resolve) => {
    const ask = () => resolve(true);
    line.querySelector('button')?.addEventListener('click', ask);
    addEventListener('online', ask, { once: true });
    coming?.then(() => resolve(false));
  });
  line.remove();
  return isAsked;
}
