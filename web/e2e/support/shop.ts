import { test as base, type Page } from '@playwright/test';
import { type ApiBuyer, apiBuyer, type MemberName } from './buyer.ts';
import { listen, type Toasts } from './messages.ts';
import { type Operator, operatorOf } from './operator.ts';
import { keeper, type Own } from './own.ts';
import { PATIENCE, type StandIn, startStandIn } from './stand-in.ts';
import { storeLogin } from './stored-login.ts';
import { translate } from './translator.ts';

/** The number of goods: enough for long lists, and quick to create. */
const GOODS = '3000';

interface WorkerParts {
  /** One stand-in per worker, shared by its tests. */
  standIn: StandIn;
  /** Each member's data for the visits, kept from test to test. */
  belongings: (name: MemberName) => Promise<Own>;
}

interface Parts {
  /** Whether a translator works on the page, from its first text on. */
  translated: boolean;
  /** The member logged in when the page opens; '' is a visitor. */
  member: MemberName | '';
  /** Resets the shop before the test, for tests that use up something. */
  fresh: boolean;
  operator: Operator;
  /** The logged-in member over the API; using it as a visitor is an error of the test. */
  self: ApiBuyer;
  /** A member with reusable data, for tests that only read. `member` is not set with it. */
  regular: MemberName;
  /** The regular member's cart and order, which survive the test. */
  own: Own;
  /** Logs in another member over the API. */
  buyerOf: (name: MemberName) => Promise<ApiBuyer>;
  /** The toasts of the page. */
  toasts: Toasts;
}

/** Playwright's `test` with a stand-in per worker; relative URLs lead to it. */
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
  translated: [false, { option: true }],
  member: ['', { option: true }],
  fresh: [false, { option: true }],
  operator: async ({ standIn }, use) => {
    const operator = operatorOf(standIn);
    await use(operator);
    await operator.restore();
  },
  /** No test inherits another's faults or cart. */
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
    await storeLogin(context, standIn.url, own.self);
    await use(own);
  },
  buyerOf: async ({ standIn }, use) => use((name) => apiBuyer(standIn.url, name)),
  context: async ({ context, standIn, known }, use) => {
    if (known) await storeLogin(context, standIn.url, { ...known, answer: { ...known.answer, cartnum: 0 } });
    await use(context);
  },
  page: async ({ page, operator, translated }, use) => {
    await listen(page);
    if (translated) await page.addInitScript(translate);
    await use(page);
    // A fault that outlives its test would affect the next one.
    await operator.clearFaults().catch(() => undefined);
  },
  toasts: async ({ page }, use) => use(() => saidOn(page)),
});

const saidOn = (page: Page): Promise<string[]> => page.evaluate(() => window.said ?? []);

export { expect } from '@playwright/test';
