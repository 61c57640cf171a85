import type { Evaluates } from './evaluates.ts';

/**
 * Kinds of text, fields, icons and filled buttons that overlap (`input.stepper × b.price__sum`), each with the text of
 * the first pair; as `sideways`, how far the page scrolls sideways. It checks the current page with this root font size
 * in px (a buyer sets it in WeChat's font menu), so that a viewport can be resized and checked again without a reload.
 * It is one call, because each call costs some ms and every page is checked three times or more.
 * A line of text counts with the height of its characters, not of its line box; a field with its content area. Parts
 * clipped by `overflow` do not count. Elements in another layer (a fixed bar, an open dialog) are meant to be above and
 * are compared within their layer only.
 */
export const overlapsOn = (page: Evaluates, root?: number): Promise<Record<string, string>> =>
  page.evaluate(async (size) => {
    if (size !== undefined) document.documentElement.style.setProperty('font-size', `${size}px`);
    // By then the page has rendered at the new size: a long list measures its rows first.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    interface Piece extends Box {
      readonly element: Element;
      readonly layer: Element;
      readonly words: string;
    }
    const FIELDS = 'input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea, select';
    const CONTROLS = 'a, button, [role=button], [role=tab], label';
    const pieces: Piece[] = [];
    const clips = new Map<Element, Box>();
    const layers = new Map<Element, Element>();
    const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });

    /** The visible area that an element and its ancestors leave. */
    function clipOf(element: Element | null): Box {
      if (!element || element === document.body || element === document.documentElement) return everywhere;
      let clip = clips.get(element);
      if (!clip) {
        clip = clipOf(element.parentElement);
        const { overflowX, overflowY, position } = getComputedStyle(element);
        if (position === 'fixed') clip = everywhere;
        const box = element.getBoundingClientRect();
        if (overflowX !== 'visible') clip = meet(clip, { ...everywhere, left: box.left, right: box.right });
        if (overflowY !== 'visible') clip = meet(clip, { ...everywhere, top: box.top, bottom: box.bottom });
        clips.set(element, clip);
      }
      return clip;
    }
    function layerOf(element: Element): Element {
      let layer = layers.get(element);
      if (!layer) {
        const { position } = getComputedStyle(element);
        const own = position === 'fixed' || position === 'sticky' || element.tagName === 'DIALOG';
        layer = own || !element.parentElement ? element : layerOf(element.parentElement);
        layers.set(element, layer);
      }
      return layer;
    }
    function note(element: Element, box: Box, words: string): void {
      const seen = meet(box, clipOf(element));
      if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return;
      pieces.push({ ...seen, element, layer: layerOf(element), words: words.trim().slice(0, 24) });
    }

    const { checkVisibility = Element.prototype.checkVisibility } = globalThis as Partial<Element>;
    const seen = (element: Element): boolean =>
      checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(element.tagName))
        continue;
      if (!seen(element)) continue;
      range.selectNodeContents(node);
      const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.42;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        note(element, { left, right, top: middle - half, bottom: middle + half }, node.nodeValue);
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
      if (!seen(field)) continue;
      const style = getComputedStyle(field);
      const box = field.getBoundingClientRect();
      const room = {
        left: box.left + Number.parseFloat(style.paddingLeft),
        right: box.right - Number.parseFloat(style.paddingRight),
        top: box.top + 2,
        bottom: box.bottom - 2,
      };
      note(field, room, field.getAttribute('aria-label') ?? field.placeholder ?? field.name);
    }
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!seen(control)) continue;
      const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const style = getComputedStyle(control);
      const filled = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) || style.borderTopWidth !== '0px';
      // A link that is an image may have text and buttons on it by design.
      if (control.querySelector('img')) continue;
      const drawn = filled && control.tagName !== 'LABEL' ? [control] : [...control.querySelectorAll('svg')];
      for (const each of drawn) {
        if (!seen(each)) continue;
        const { left, top, right, bottom } = each.getBoundingClientRect();
        note(each, { left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 }, words || each.tagName);
      }
    }

    pieces.sort((one, other) => one.top - other.top);
    const found = new Map<string, string>();
    const kind = ({ element }: Piece): string => {
      const [name] = (element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? '').split(' ');
      return `${element.tagName.toLowerCase()}.${name}`;
    };
    /** A number on the corner of its own control's icon. */
    const isBadge = ({ element: icon }: Piece, { element }: Piece): boolean =>
      icon.tagName === 'svg' && icon.closest('a, button')?.contains(element) === true;
    for (const [at, one] of pieces.entries()) {
      for (let next = at + 1; next < pieces.length; next++) {
        const other = pieces[next] as Piece;
        if (other.top >= one.bottom - 1) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide <= 2 || high <= 2 || one.layer !== other.layer) continue;
        // A button and its own text, a field in its label, two lines of one sentence.
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isBadge(one, other) || isBadge(other, one)) continue;
        // One line per pair of kinds: a list of goods would repeat it for every row.
        const [first, second] = kind(one) < kind(other) ? [one, other] : [other, one];
        const kinds = `${kind(first)} × ${kind(second)}`;
        if (!found.has(kinds)) found.set(kinds, `“${first.words}” × “${second.words}”`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.set('sideways', `${scrollWidth - clientWidth} px`);
    return Object.fromEntries(found);
  }, root);
