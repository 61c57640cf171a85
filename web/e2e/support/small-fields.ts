import type { Evaluates } from './evaluates.ts';

/** Text fields with letters below 16 px: an iPhone zooms the page for them, and leaves it zoomed. */
export const smallFieldsOn = (page: Evaluates): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const fields = document.querySelectorAll<HTMLInputElement>(
      `input${['checkbox', 'radio', 'hidden', 'file', 'range'].map((type) => `:not([type=${type}])`).join('')}, textarea, select`,
    );
    for (const field of fields) {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      const seen = field.getBoundingClientRect().width > 1;
      const name = field.className || field.getAttribute('aria-label') || field.placeholder || field.type;
      if (seen && size < 16) found[`small field ${name}`] = `${size} px`;
    }
    return found;
  });
