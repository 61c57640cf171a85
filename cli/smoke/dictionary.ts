/** What every smoke run says, whichever scenario it walks; the words of a scenario stand with it. */
import type { Words } from '#cli/words/words.ts';

const sentences = {
  theRest: ['其余步骤', 'the rest'],
  allOfIt: ['整个场景', 'all of it'],
  openTheShop: ['打开商城', 'open the shop'],
  betweenSteps: ['两步之间', 'between two steps'],
  noOperator: ['此环境没有可扮演的运营方', 'nobody plays the operator here'],
  aRefusal: ['被拒绝', 'a refusal'],
  success: ['成功', 'success'],
  aValue: ['有值', 'a value'],
  nothing: ['没有', 'nothing'],
} satisfies Record<string, Words>;

export const say = {
  ...sentences,
  wordsLike: (pattern: string): Words => [`含“${pattern}”的提示`, `words like ${pattern}`],
  /** An assertion that did not hold, in one sentence. */
  unmet: (where: string, expected: Words, got: Words): Words => [
    `${where}：应为 ${expected[0]}，实为 ${got[0]}`,
    `${where}: expected ${expected[1]}, got ${got[1]}`,
  ],
  byRule: (told: Words, rule: Words): Words => [`${told[0]}（${rule[0]}）`, `${told[1]} (${rule[1]})`],
  cited: (rule: Words, place: string): Words => [`${rule[0]}，文档 ${place}`, `${rule[1]}, document ${place}`],
};
