import type { Evaluates } from './evaluates.ts';

/**
 * What large text does to words, each kind once with the first words found. `broken`: a price, or a word of up to four
 * characters, on two lines. `cut off`: text that only a hidden overflow ends, but for a line (`.yields`) whose last part
 * goes whole. `at an edge`: text that touches the edge of its card, tag or button. Scrollable, ellipsised and clamped text
 * is intended, as is text behind 更多.
 */
export const edgesOn = (page: Evaluates): Promise<Record<string, string>> =>
  page.evaluate(() => {
    interface Frame {
      /** Its text may end anywhere: it scrolls or has an ellipsis. */
      readonly loose: boolean;
      readonly hidesX: boolean;
      readonly hidesY: boolean;
      /** It is visible as a box: by a border, or by another background. */
      readonly drawn: boolean;
      /** Nothing around it clips it. */
      readonly fixed: boolean;
      readonly ground: string;
      readonly box: DOMRect;
    }
    const frames = new Map<Element, Frame>();
    const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    function frameOf(element: Element): Frame {
      let frame = frames.get(element);
      if (!frame) {
        const style = getComputedStyle(element);
        const bordered = style.borderTopWidth !== '0px' && style.borderLeftWidth !== '0px';
        const fixed = style.position === 'fixed';
        const below = element.parentElement ? frameOf(element.parentElement).ground : '';
        const ground = isClear(style.backgroundColor) ? below : style.backgroundColor;
        frame = {
          loose:
            /auto|scroll/.test(style.overflowX + style.overflowY) ||
            style.textOverflow === 'ellipsis' ||
            style.webkitLineClamp !== 'none',
          hidesX: hides(style.overflowX),
          hidesY: hides(style.overflowY),
          drawn:
            fixed || (style.display !== 'inline' && (ground !== below || (bordered && !isClear(style.borderTopColor)))),
          fixed,
          ground,
          box: element.getBoundingClientRect(),
        };
        frames.set(element, frame);
      }
      return frame;
    }

    const found = new Map<string, string>();
    function note(what: string, element: Element, words: string): void {
      const [name] = (element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? '').split(' ');
      const key = `${what} ${element.tagName.toLowerCase()}.${name}`;
      if (!found.has(key)) found.set(key, `“${words.slice(0, 24)}”`);
    }
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** What is wrong with the position of a line of text, if anything. */
    function wrongWith(element: Element, line: Box): string | undefined {
      let inner = true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { loose, hidesX, hidesY, drawn, fixed, box } = frameOf(at);
        if (loose) return undefined;
        if (hidesX && (line.left < box.left - 2 || line.right > box.right + 2)) return 'cut off';
        if (hidesY && (line.top < box.top - 2 || line.bottom > box.bottom + 2)) return 'cut off';
        if (inner && drawn && box.width > 8) {
          inner = false;
          const isOver = line.left < box.left + 1 || line.right > box.right - 1;
          if (isOver || line.top < box.top - 0.5 || line.bottom > box.bottom + 0.5) return 'at an edge';
        }
        if (fixed) return undefined;
      }
      return undefined;
    }

    /** Clipped where fewer than three characters would stand beside each other. */
    function isCrushed(element: Element, words: string): boolean {
      const clip = element.closest('.clip, .two');
      if (!clip || words.length < 4) return false;
      const isClipped = clip.scrollWidth > clip.clientWidth + 1 || clip.scrollHeight > clip.clientHeight + 1;
      return isClipped && clip.clientWidth < 3 * Number.parseFloat(getComputedStyle(clip).fontSize);
    }

    /** Four letters as two and two, where the styles ask for it. */
    function isStacked(text: Node, element: Element): boolean {
      const [at, end] = [text.nodeValue?.search(/\S/) ?? 0, text.nodeValue?.trimEnd().length ?? 0];
      if (end - at !== 4 || !getComputedStyle(element).getPropertyValue('text-wrap').includes('balance')) return false;
      return [at, at + 2].every((first) => {
        range.setStart(text, first);
        range.setEnd(text, first + 2);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size === 1;
      });
    }

    const { checkVisibility = Element.prototype.checkVisibility } = globalThis as Partial<Element>;
    const seen = (element: Element): boolean =>
      checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim() ?? '';
      if (!element || words === '' || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(element.tagName)) continue;
      if (element.closest('.visually-hidden, .skip, .yields, .is-closed') || !seen(element)) continue;
      if (isCrushed(element, words)) note('crushed', element, words);
      range.selectNodeContents(node);
      const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.42;
      const middles: number[] = [];
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        const middle = (top + bottom) / 2;
        if (middles.every((other) => Math.abs(other - middle) > half)) middles.push(middle);
        const wrong = wrongWith(element, { left, right, top: middle - half, bottom: middle + half });
        if (wrong) note(wrong, element, words);
      }
      const isPrice = /^[¥−-]?[\d,]+\.\d\d$/.test(words);
      const isLabel = /^[\p{Script=Han}\w]{2,4}$/u.test(words) && element.textContent?.trim() === words;
      if ((isLabel || isPrice) && middles.length > 1 && !isStacked(node, element)) note('broken', element, words);
    }
    return Object.fromEntries(found);
  });
