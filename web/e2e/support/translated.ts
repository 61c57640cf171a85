import type { Page } from '@playwright/test';

/** What the names of goods are called in an answer, at any depth. */
function namesIn(answer: unknown, into: Set<string>): void {
  if (typeof answer !== 'object' || answer === null) return;
  for (const [key, value] of Object.entries(answer)) {
    if (key === 'goods_name' && typeof value === 'string' && value !== '') into.add(value);
    else namesIn(value, into);
  }
}

/**
 * Texts that a translator which honours `translate="no"` would change. Articles are the server's own; a page's heading is of
 * ours, and the name of goods stands below it once more.
 */
const translatable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const around = node.parentElement?.closest('[translate=no], script, style, .server-html, h1');
      if (!around && node.nodeValue?.trim()) found.push(node.nodeValue.trim());
    }
    return found;
  });

/**
 * Looks for what no translator may change, from the page's start on: names of goods, as answers name them, and texts
 * without a word in them, which are money, counts, codes and times.
 */
export function watchTranslated(page: Page): () => Promise<string[]> {
  const names = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('.php')) return;
    reading.push(
      response.json().then(
        (answer) => namesIn(answer, names),
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(reading);
    const texts = await translatable(page);
    return texts.filter((text) => names.has(text) || !/\p{Script=Han}/u.test(text));
  };
}
