import type { Page } from '@playwright/test';

/** What the names of goods are called in an answer, at any depth. */
function namesIn(answer: unknown, into: Set<string>): void {
  if (typeof answer !== 'object' || answer === null) return;
  for (const [key, value] of Object.entries(answer)) {
    if (key === 'goods_name' && typeof value === 'string' && value !== '') into.add(value);
    else namesIn(value, into);
  }
}

interface Texts {
  /** What a translator that honours `translate="no"` would change. Articles are the server's own. */
  readonly changed: readonly string[];
  /** Texts whose node React keeps, to write to it and to insert before it: it would look for them in vain (ui/jsx). */
  readonly kept: readonly string[];
}

const textsOn = (page: Page): Promise<Texts> =>
  page.evaluate(() => {
    const isKept = (node: Node | null) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactFiber$'));
    const texts = { changed: [] as string[], kept: [] as string[] };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.nodeValue?.trim();
      if (!text || node.parentElement?.closest('script, style')) continue;
      if (isKept(node)) texts.kept.push(text);
      if (!node.parentElement?.closest('[translate=no], .server-html')) texts.changed.push(text);
    }
    if (!isKept(document.querySelector('#root *'))) throw new Error('React marks its nodes in another way by now.');
    return texts;
  });

/**
 * Looks for what no translator may change, from the page's start on: names of goods, as answers name them, and texts
 * without a word in them, which are money, counts, codes and times; and for texts that it would break the page at.
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
    const { changed, kept } = await textsOn(page);
    const lost = changed.filter((text) => names.has(text) || !/\p{Script=Han}/u.test(text));
    return [...lost, ...kept.map((text) => `bare: ${text}`)];
  };
}
