import { test as base, type Page } from '@playwright/test';
import { type ApiBuyer, apiBuyer, type MemberName } from './buyer.ts';
import { keepLogin } from './kept-login.ts';
import { listen, type Telling } from './messages.ts';
import { type Operator, operatorOf } from './operator.ts';
import { keeper, type Own } from './own.ts';
import { PATIENCE, type StandIn, startStandIn } from './stand-in.ts';

/** Goods of the journeys' shop: enough for long lists, and quickly made. */
const GOODS = '3000';

interface WorkerParts {
  /** One stand-in for each worker, shared by its tests. */
  standIn: StandIn;
  /** What each member has for the visits, kept from test to test. */
  belongings: (name: MemberName) => Promise<Own>;
}

interface Parts {
  /** Who is logged in when the page opens; '' is a visitor. */
  member: MemberName | '';
  /** Makes the shop fresh again before the test: for those that use up what cannot be had twice. */
  fresh: boolean;
  operator: Operator;
  /** The logged-in member over the API; asking for it as a visitor is an error of the test. */
  self: ApiBuyer;
  /** Who visits with what the worker keeps for them; for tests that only look. `member` is not set beside it. */
  regular: MemberName;
  /** The logged-in regular, with a cart and an order that outlive the test. */
  own: Own;
  /** Logs in another member over the API. */
  buyerOf: (name: MemberName) => Promise<ApiBuyer>;
  /** Every message that the page has shown. */
  told: Telling;
}

/** Playwright's `test` with a stand-in of its own for each worker; relative addresses lead to it. */
export const test = base.extend<Parts & { clean: undefined; known: ApiBuyer | null }, WorkerParts>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from this pattern
    async ({}, use) => {
      const running = await startStandIn({ GOODS });
      try {
        await use(running);
      } finally {
        await running.stop();
      }
    },
    { scope: 'worker', timeout: PATIENCE + 10_000 },
  ],
  belongings: [async ({ standIn }, use) => use(keeper(standIn.url, operatorOf(standIn))), { scope: 'worker' }],
  baseURL: async ({ standIn }, use) => use(standIn.url),
  member: ['', { option: true }],
  fresh: [false, { option: true }],
  operator: async ({ standIn }, use) => {
    const operator = operatorOf(standIn);
    await use(operator);
    await operator.restore();
  },
  /** No test finds another's faults or cart. */
  clean: [
    async ({ operator, fresh }, use) => {
      if (fresh) await operator.reset();
      else await operator.clearFaults();
      await use(undefined);
    },
    { auto: true },
  ],
  known: async ({ standIn, member, clean }, use) => {
    void clean;
    const buyer = member === '' ? null : await apiBuyer(standIn.url, member);
    await buyer?.emptyCart();
    await use(buyer);
  },
  self: async ({ known }, use) => {
    if (!known) throw new Error('A visitor has no API of their own: set `member`.');
    await use(known);
  },
  regular: ['yaodian', { option: true }],
  own: async ({ belongings, regular, clean, context, standIn }, use) => {
    void clean;
    const own = await belongings(regular);
    await keepLogin(context, standIn.url, own.self);
    await use(own);
  },
  buyerOf: async ({ standIn }, use) => use((name) => apiBuyer(standIn.url, name)),
  context: async ({ context, standIn, known }, use) => {
    if (known) await keepLogin(context, standIn.url, { ...known, answer: { ...known.answer, cartnum: 0 } });
    await use(context);
  },
  page: async ({ page, operator }, use) => {
    await listen(page);
    await use(page);
    // A fault that outlives its test would meet the next one.
    await operator.clearFaults().catch(() => undefined);
  },
  told: async ({ page }, use) => use(() => saidOn(page)),
});

const saidOn = (page: Page): Promise<string[]> => page.evaluate(() => window.said ?? []);

export { expect } from '@playwright/test';
