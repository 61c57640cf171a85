/** What a buyer types into a search line of the page's first picture, before React's own takes its place. */
const lines =
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLInputElement>('#root input[name=keywords]')];

let isIn = lines.some((line) => line === document.activeElement);
for (const line of lines) {
  line.addEventListener('focus', () => {
    isIn = true;
  });
  line.addEventListener('blur', () => {
    // Being taken out of the page is no leaving, though a browser may tell it as one, and just before.
    setTimeout(() => {
      if (line.isConnected) isIn = false;
    });
  });
}

/** The words that stood there and whether the buyer was still at them; null when there were none, and from the second time on. */
export function takeTyped(): { text: string; isIn: boolean } | null {
  const text = lines.splice(0).find(({ value }) => value !== '')?.value ?? '';
  const typed = text === '' && !isIn ? null : { text, isIn };
  isIn = false;
  return typed;
}
