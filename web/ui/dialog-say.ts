/** What a screen reader says of a dialog that opens: its title, and its first sentence as the description. */
import { tell } from './tell.ts';

let count = 0;

/** The part marked `data-said`, else the first paragraph, else all of a body that is only text. */
function firstSentence(body: Element): Element | null {
  if (body.querySelector('[aria-busy=true]')) return null;
  const first = body.querySelector('[data-said], p:not(:empty)');
  return first ?? (body.children.length === 0 && body.textContent ? body : null);
}

/** Describes the panel. A sentence that is loaded later is told when it comes. Returns the function that stops it. */
export function describePanel(dialog: HTMLElement): () => void {
  const panel = dialog.querySelector('.dialog__panel');
  const body = dialog.querySelector('.dialog__body');
  if (!panel || !body) return () => undefined;
  const describe = (): string => {
    const said = firstSentence(body);
    if (!said) return '';
    said.id ||= `said-${++count}`;
    panel.setAttribute('aria-describedby', said.id);
    return said.textContent ?? '';
  };
  const coming = new MutationObserver(() => {
    const words = describe();
    if (!words) return;
    coming.disconnect();
    tell(words);
  });
  if (!describe()) coming.observe(body, { childList: true, subtree: true, characterData: true });
  return () => coming.disconnect();
}
