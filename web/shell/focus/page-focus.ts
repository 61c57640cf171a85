/**
 * A new page is told: the focus goes to its heading. After a step back it goes to the link by which the page was left, which a
 * page that starts anew has to load first.
 */
import { tell } from '#web/ui/tell.ts';
import { firstShown, focusOn, isShown, pageHeading } from './place.ts';

/** ms for the new page to take the focus itself. */
const OWN_MS = 60;
/** ms for the link of an earlier page to be loaded. */
const LOADED_MS = 5000;

interface Entry {
  readonly depth: number;
  readonly path: string;
  readonly key: string;
}

/** What was pressed before this code came, and where. */
export interface FirstAct {
  readonly target: EventTarget | null;
  readonly state: unknown;
  readonly href: string;
}

function entry(state: unknown = history.state, href: string = location.href): Entry {
  const depth = (state as { depth?: number } | null)?.depth ?? 0;
  const { pathname, search } = new URL(href);
  return { depth, path: pathname, key: `${depth} ${pathname}${search}` };
}

/** How each entry of the history was left. */
const left = new Map<string, HTMLElement>();
let here: Entry;
let pressed: HTMLElement | undefined;
let waiting: MutationObserver | undefined;

function forget(): void {
  waiting?.disconnect();
  waiting = undefined;
}

/** The same link in a page that was drawn again. */
function again(link: HTMLElement): HTMLElement | undefined {
  if (link.isConnected && isShown(link)) return link;
  const address = link.getAttribute('href');
  return address ? firstShown(document, `#main a[href="${CSS.escape(address)}"]`) : undefined;
}

/** The page took the focus itself: a field of a form, a dialog. */
function isTaken(): boolean {
  const at = document.activeElement;
  return Boolean(
    at?.closest('dialog') || (at?.matches('input, select, textarea') && at.closest('#main') && isShown(at)),
  );
}

function arrive(link: HTMLElement | undefined): void {
  if (isTaken()) {
    tell(document.title);
    return;
  }
  const found = link && again(link);
  focusOn(found ?? pageHeading());
  if (!link || found) return;
  waiting = new MutationObserver(() => {
    const late = again(link);
    if (!late) return;
    forget();
    focusOn(late);
  });
  waiting.observe(document.body, { childList: true, subtree: true });
  setTimeout(forget, LOADED_MS);
}

function moved(): void {
  const before = here;
  here = entry();
  if (here.key === before.key) return;
  if (pressed) left.set(before.key, pressed);
  pressed = undefined;
  forget();
  // Another tab or filter of the same page.
  if (here.depth === before.depth && here.path === before.path) return;
  const link = here.depth < before.depth ? left.get(here.key) : undefined;
  setTimeout(() => arrive(link), OWN_MS);
}

function onPress({ target }: Pick<Event, 'target'>): void {
  forget();
  pressed = (target instanceof Element && target.closest<HTMLElement>('a, button')) || undefined;
}

/** wouter tells of its own moves by events of these names. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Starts; returns the function that ends it. */
export function tellPages(first: FirstAct): () => void {
  here = entry(first.state, first.href);
  onPress(first);
  moved();
  for (const move of MOVES) addEventListener(move, moved);
  document.addEventListener('click', onPress, true);
  document.addEventListener('keydown', forget, true);
  return () => {
    forget();
    left.clear();
    for (const move of MOVES) removeEventListener(move, moved);
    document.removeEventListener('click', onPress, true);
    document.removeEventListener('keydown', forget, true);
  };
}
