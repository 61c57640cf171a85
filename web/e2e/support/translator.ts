/**
 * What the translators of Edge, Chrome and WeChat do to a page: each text node that comes or changes is replaced by two
 * elements around a text of theirs (react/react#11538).
 */
export function translate(): void {
  const wrap = () => {
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg, title')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const watch = new MutationObserver(() => setTimeout(wrap, 50));
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}
