const CONTROLS = 'a, button, input, textarea, select, label';

/** A control is covered when its middle is below the button, or less than this many px beside it. */
const NEAR = 10;

/** True while `element` covers a control of the page. Large controls stay pressable beside it. */
export function coversControl(element: Element): boolean {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    // Hidden, or for screen readers only.
    if (control === element || width < 4 || height < 4) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    return x > over.left - NEAR && x < over.right + NEAR && y > over.top - NEAR && y < over.bottom + NEAR;
  });
}
