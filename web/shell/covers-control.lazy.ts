const CONTROLS = 'a, button, input, textarea, select, label';

/** A control is taken away when its middle lies below the button, or less than so many px beside it. */
const NEAR = 10;

/** True while `element` keeps a finger from a control of the page; what is large stays pressable beside it. */
export function coversControl(element: Element): boolean {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    // Hidden, or for screen readers alone.
    if (control === element || width < 4 || height < 4) return false;
    const [x, y] = [left + width / 2, top + height / 2];
    return x > over.left - NEAR && x < over.right + NEAR && y > over.top - NEAR && y < over.bottom + NEAR;
  });
}
