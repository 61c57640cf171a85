/** `npm run bench`: how long one search of the stand-in takes among 100,000 goods (`GOODS=300` for fewer). */
import './setup/closed-pipe.mjs';
import { openTestShop } from '#fixtures/backend/testing/test-shop.ts';
import { search, searchFor } from '#shared/contract/search.ts';

const GOODS = Number(process.env.GOODS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 25);
/** Words with very many, some and hardly any results. */
const WORDS = ['片', '口罩', '阿莫西林', '注射液', '感冒', '维生素C', '胶囊 江州', '不存在的药'];

const shop = await openTestShop({ goods: GOODS, clock: Date.now });
const token = await shop.enter('yaodian');
const taken: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const words of WORDS) {
    const from = performance.now();
    await shop.ask(search.search, searchFor(words), token);
    taken.push(performance.now() - from);
  }
}
await shop.close();
taken.sort((a, b) => a - b);
const at = (part: number) => (taken[Math.floor((taken.length - 1) * part)] ?? 0).toFixed(1);
console.log(`${GOODS} goods, ${taken.length} searches one at a time: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
