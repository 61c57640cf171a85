/** What a buyer types into a prerendered search field before React replaces it. */
const lines =
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLInputElement>('#root input[name=keywords]')];

let isIn = lines.some((line) => line === document.activeElement);
for (const line of lines) {
  line.addEventListener('focus', () => {
    isIn = true;
  });
  line.addEventListener('blur', () => {
    // Browsers may fire `blur` just before they remove the field. That does not count as leaving it.
    setTimeout(() => {
      if (line.isConnected) isIn = false;
    });
  });
}

/** The typed words and whether the field has the focus. Null when there are none, and from the second call on. */
export function takeTyped(): { text: string; isIn: boolean } | null {
  const text = lines.splice(0).find(({ value }) => value !== '')?.value ?? '';
  const typed = text === '' && !isIn ? null : { text, isIn };
  isIn = false;
  return typed;
}
