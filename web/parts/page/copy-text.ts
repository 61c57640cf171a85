import { copied } from '#shared/messages/success.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { say } from '#web/state/messages/toast.ts';

/** Copies text, and says so. Where copying is refused the text stands on the screen, selected, to be pressed long. */
export async function copyOrShow(text: string): Promise<void> {
  if (await copyText(text)) say(copied, 'good');
  else await open('copy', { text });
}

/** Copies text to the clipboard. Older in-app browsers can only copy a selected field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  // While a dialog is open the rest of the page cannot be selected.
  const dialogs = document.querySelectorAll('dialog[open]');
  const place = dialogs[dialogs.length - 1] ?? document.body;
  const before = document.activeElement;
  place.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
