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

/** True where the page ends and a text lies below `element`: nobody can scroll it away. */
export function coversLastText(element: Element): boolean {
  const page = document.scrollingElement;
  if (!page || page.scrollTop + page.clientHeight < page.scrollHeight - 1) return false;
  const over = element.getBoundingClientRect();
  const [x, y] = [over.left + over.width / 2, over.top + over.height / 2];
  const points = [y, over.top + 2, over.bottom - 2].flatMap((each) => [
    [x, each],
    [over.left + 2, each],
    [over.right - 2, each],
  ]);
  return points.some(([left = 0, top = 0]) =>
    document.elementsFromPoint(left, top).some((below) => !element.contains(below) && hasTextAt(below, over)),
  );
}

/** Whether a text of the element's own lies within `over`. */
function hasTextAt(element: Element, over: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < over.right && right > over.left && top < over.bottom && bottom > over.top,
    );
  });
}
