import { listen } from '#web/ui/listen.ts';

/**
 * Keyboard navigation of the cart's rows on a desktop. Each row is one tab stop, and arrow keys move between its
 * controls, as in the ARIA toolbar pattern. Tab keeps the column: in a quantity it goes to the next quantity.
 */

const ROW = '[role=toolbar]';

const TICK = '.cart-line__tick input';
const QUANTITY = '.stepper input';

/** The controls of a row, from left to right. */
const COLUMNS: readonly string[] = [
  TICK,
  '.cart-line__name a',
  '.stepper button:first-child',
  QUANTITY,
  '.stepper button:last-child',
  '.cart-line__num a',
  '.cart-line__del',
];

/** One control of a row; undefined when the row lacks it or it is disabled. */
const controlOf = (row: Element, column: string): HTMLElement | undefined =>
  row.querySelector<HTMLElement>(`${column}:not(:disabled)`) ?? undefined;

const controlsOf = (row: Element): HTMLElement[] => COLUMNS.flatMap((column) => controlOf(row, column) ?? []);

/** The control of the row nearest to a column: sold-out goods have no quantity. */
function nearest(row: Element | undefined, column: number): HTMLElement | undefined {
  const far = (each: string) => Math.abs(COLUMNS.indexOf(each) - column);
  const byDistance = [...COLUMNS].sort((one, other) => far(one) - far(other));
  return row && byDistance.map((each) => controlOf(row, each)).find((control) => control !== undefined);
}

/** Handles the keys of the rows in `lines`. Call `refresh` when rows have changed, `end` to stop. */
export function takeRowKeys(lines: HTMLElement): { refresh(): void; end(): void } {
  let column = 0;
  /** The focused control, and the index of its row. */
  let held: { readonly control: HTMLElement; readonly row: number } | undefined;
  const rows = () => [...lines.querySelectorAll(ROW)];

  function refresh(): void {
    for (const row of rows()) {
      const stop = nearest(row, column);
      for (const control of controlsOf(row)) control.tabIndex = control === stop ? 0 : -1;
    }
    if (held && !held.control.isConnected) passOn(held.row);
  }

  /** Moves the focus of a removed row to the row in its place. */
  function passOn(row: number): void {
    held = undefined;
    const all = rows();
    if (document.activeElement === document.body) nearest(all[Math.min(row, all.length - 1)], column)?.focus();
  }

  function onFocus({ target }: FocusEvent): void {
    const now = COLUMNS.findIndex((each) => target instanceof Element && target.matches(each));
    if (now < 0 || !(target instanceof HTMLElement)) return;
    column = now;
    held = { control: target, row: rows().findIndex((row) => row.contains(target)) };
    refresh();
    hint(!target.matches(QUANTITY) && target.matches(':focus-visible'));
  }

  /** Shows the hint for the keys while they are used. Browsers treat focus in a text field as keyboard use. */
  const hint = (isShown: boolean): boolean => lines.toggleAttribute('data-keys', isShown);

  function onKeyDown(event: KeyboardEvent): void {
    const { target, isComposing, altKey, metaKey, shiftKey } = event;
    const row = target instanceof HTMLElement ? target.closest(ROW) : null;
    if (!row || isComposing || altKey || metaKey || shiftKey) return;
    const next = event.ctrlKey ? farRow(event.key, rows(), column) : leads(event.key, target as HTMLElement, row);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function leads(key: string, from: HTMLElement, row: Element): HTMLElement | undefined {
    if (from.matches(TICK) && key === 'Enter') return controlOf(row, QUANTITY);
    if (isTyping(from, key)) return undefined;
    const controls = controlsOf(row);
    const at = controls.indexOf(from);
    const all = rows();
    switch (key) {
      case 'ArrowUp':
        return nearest(all[all.indexOf(row) - 1], column);
      case 'ArrowDown':
        return nearest(all[all.indexOf(row) + 1], column);
      case 'ArrowLeft':
        return controls[at - 1];
      case 'ArrowRight':
        return controls[at + 1];
      case 'Home':
        return controls[0];
      case 'End':
        return controls[controls.length - 1];
      default:
        return undefined;
    }
  }

  function onLeave(): void {
    hint(false);
    const left = held;
    // Browsers may fire `blur` when a focused row is removed. That does not count as leaving.
    setTimeout(() => {
      if (held === left && left?.control.isConnected && document.activeElement !== left.control) held = undefined;
    });
  }

  const stop = listen(lines, { focusout: onLeave, focusin: onFocus, keydown: onKeyDown });
  return {
    refresh,
    end() {
      stop();
      for (const control of rows().flatMap(controlsOf)) control.removeAttribute('tabindex');
    },
  };
}

/** With Ctrl: the first or the last row. */
function farRow(key: string, rows: readonly Element[], column: number): HTMLElement | undefined {
  if (key === 'Home') return nearest(rows[0], column);
  return key === 'End' ? nearest(rows[rows.length - 1], column) : undefined;
}

/** The key edits the typed number: up and down change it; left and right leave it only at its ends. */
function isTyping(from: HTMLElement, key: string): boolean {
  if (!(from instanceof HTMLInputElement) || from.type === 'checkbox') return false;
  if (key === 'ArrowLeft') return from.selectionStart !== 0;
  if (key === 'ArrowRight') return from.selectionEnd !== from.value.length;
  return true;
}
