import type { MemberName } from './support/buyer.ts';
import { crawl } from './support/crawler.ts';
import { closeAdverts } from './support/login.ts';
import { expect, test } from './support/shop.ts';

/** No dead ends: every link and button of the shop leads somewhere, and the focus with it, for every kind of visitor. */

test.describe.configure({ mode: 'parallel' });

/** A visitor, and a member in each verification state. Those who may not buy find the same on a desktop. */
const WHO: readonly (readonly [who: MemberName | '', tag: string])[] = [
  ['', ''],
  ['yaodian', ''],
  ['weirenzheng', ' @phone'],
  ['renzhengzhong', ' @phone'],
  ['shibai', ' @phone'],
];

for (const [who, tag] of WHO) {
  test.describe(() => {
    test.use({ member: who, fresh: true });

    test(`every link and button leads somewhere: ${who || 'a visitor'} @proof${tag}`, async ({ page, standIn }) => {
      test.setTimeout(60 * 60_000);
      await closeAdverts(page);
      const from = ['/index', '/user-center', '/cart', '/order'];
      const { pages, stumbles } = await crawl(page, from, standIn.url);
      expect(stumbles).toEqual([]);
      expect(pages.length).toBeGreaterThan(20);
    });
  });
}
