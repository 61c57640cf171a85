import type { Words } from '#cli/text/words.ts';

/** Counts what goods lacked, each cause with one of them. */
export function createLooked() {
  const all = new Map<string, Words | undefined>();
  const told = (): Words => {
    const causes = new Map<Words, string[]>();
    for (const [goods_id, lack] of all) if (lack) causes.set(lack, [...(causes.get(lack) ?? []), goods_id]);
    const most = [...causes].sort(([, a], [, b]) => b.length - a.length);
    return [
      `看了 ${all.size} 种${most.map(([[zh], ids]) => `，${ids.length} 种${zh}（如 ${ids[0]}）`).join('')}`,
      `${all.size} looked at${most.map(([[, en], ids]) => `, ${ids.length} ${en} (such as ${ids[0]})`).join('')}`,
    ];
  };
  return {
    add: (goods_id: string, lack: Words | undefined) => void all.set(goods_id, lack),
    count: () => all.size,
    told,
  };
}
