import type { Page } from '@playwright/test';
import { answerAtLength, DAYS, hideAdverts, holdCalls } from './support/answers.ts';
import { axeFindsIn } from './support/axe.ts';
import { expectApp, expectThere, recover, standBadDay } from './support/bad-day.ts';
import { DESK } from './support/desk.ts';
import { holdApp, holdAppAnew, readsOf } from './support/early-requests.ts';
import { expectNotWhite, watchHealth } from './support/health.ts';
import { CORNERS, EVERY_SIZE, type Size, squeezed, watchShifts } from './support/looks.ts';
import { takeAway } from './support/oldest-browser.ts';
import type { Own } from './support/own.ts';
import { watchCalls } from './support/rest.ts';
import { type Road, roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';
import { changedBetween, jumpBetween, type Standing, standing } from './support/standing.ts';
import { watchTranslated } from './support/translated.ts';

/**
 * One visit to every page of the table in support/routes.ts, for a member and for a visitor, at phone and desktop size:
 * what holds on every page for everybody. Opened while the server is slow, a page shows its skeleton, and nothing moves
 * when data arrives. It is readable in both colour schemes. At every width and text size nothing overlaps or scrolls
 * sideways, with long names and prices too. No errors are thrown, and the page handles a bad day, in a browser like the
 * oldest supported ones. `npm run proof` runs all bad days on all pages.
 * `npm test` checks the sizes at which a layout breaks first, half of the pages at those of a desk too, and visits every
 * twelfth page at a desk. On a phone it visits only the pages that differ for a visitor, and one gate for all, because gates differ in a word. `npm run proof` makes the same visits at every size,
 * with every gate.
 */
const thorough = process.env.PROOF === '1';
const tag = thorough ? ' @proof' : '';
const SIZES = thorough ? EVERY_SIZE : CORNERS;
/** A phone's page with long names meets every corner later; as they are, a share of the pages finds what only short names break. */
const AS_IT_IS: readonly Size[] = [
  [320, 16],
  [320, 16, 140],
  [768, 16],
];
const AT_A_DESK: readonly Size[] = [...AS_IT_IS, ...CORNERS.desk];

test.describe.configure({ mode: 'parallel' });

const NOTHING: Standing = { said: [], grey: undefined };

interface Opened {
  readonly address: string;
  readonly mark: RegExp;
  readonly atOnce: boolean;
  /** Its first reads have to be made before its code is here. */
  readonly early?: boolean;
  /** At a desk pages of one frame begin with cards of several heights. */
  readonly isMobile: boolean;
}

/**
 * Opens a page while all calls are delayed; then releases them and measures what moves. What its frame says, before its code
 * is here, the page says in the same place, without its data and with them.
 */
async function openSlowly(page: Page, { address, mark, atOnce, early = false, isMobile }: Opened) {
  const shifts = await watchShifts(page);
  const rest = watchCalls(page);
  const letGo = await holdCalls(page);
  let frame = NOTHING;
  const answered = async () => {
    frame = await standing(page);
  };
  const settle = async () => {
    if (early) await expectApp(page);
    await expectNotWhite(page);
    if (!atOnce) await expect(page.getByText(mark)).toHaveCount(0);
    await expect(page.locator('.page-frame')).toHaveCount(0);
    const waiting = await standing(page);
    expect.soft(changedBetween(frame, waiting), 'the page says what its frame did, in its place').toEqual([]);
    if (isMobile) expect.soft(jumpBetween(frame, waiting), 'its rows stand where those of its frame stood').toBe('');
    await letGo();
    await expectThere(page, mark);
    await rest();
    expect.soft(changedBetween(waiting, await standing(page)), 'its data change no word and move none').toEqual([]);
  };
  const open = () => page.goto(address, early ? { waitUntil: 'commit' } : {});
  if (early) expectNoneLate(await readsOf(page, { hold: holdApp, open, answered, settle }));
  else await open().then(settle);
  const moved = await shifts();
  const sum = moved.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `layout shifts ${JSON.stringify(moved, null, 1)}`).toBeLessThan(0.02);
  return { rest };
}

/**
 * `npm test` checks every page in the light scheme and every third in the dark one on a phone; at desktop size, where
 * text and colours are the same, only the frame on every sixth. The proof checks all of them.
 */
async function expectReadable(page: Page, isMobile: boolean, index = 0): Promise<void> {
  const day = thorough || isMobile || index % 6 === 0;
  const night = thorough || (isMobile && index % 3 === 0);
  for (const colorScheme of [...(day ? (['light'] as const) : []), ...(night ? (['dark'] as const) : [])])
    expect.soft(await axeFindsIn(page, colorScheme), colorScheme).toEqual([]);
}

/** A page with nothing to read early reads nothing on its own. */
function expectNoneLate({ early, later }: Awaited<ReturnType<typeof readsOf>>): void {
  if (early.length === 0) expect.soft(later, 'no read waits for the app').toEqual([]);
}

/** The page's first reads are made, and answered, before its code is here, and the page takes them. */
async function expectEarlyReads(
  page: Page,
  { address, road, rest }: { address: string; road: Road; rest: () => Promise<void> },
): Promise<void> {
  const read = await readsOf(page, {
    hold: holdAppAnew,
    open: () => page.goto(address, { waitUntil: 'commit' }),
    answered: rest,
    settle: async () => {
      await expectThere(page, road.member);
      await rest();
    },
  });
  if (road.isFirst) expectNoneLate(read);
}

/** The login gate replaces a page. */
async function expectGate(page: Page, road: Road): Promise<void> {
  await page.goto(await road.address(null), { waitUntil: 'commit' });
  await expectThere(page, road.visitor);
  await expect(page.getByRole('link', { name: '去登录' }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('h1').first(), 'a heading').toBeAttached();
}

/** Nothing overlaps, touches an edge, breaks or scrolls sideways. */
async function expectRoom(page: Page, isMobile: boolean, which: string, sizes?: readonly Size[]): Promise<void> {
  const found = await squeezed(page, sizes ?? SIZES[isMobile ? 'phone' : 'desk']);
  expect.soft(found, `${which}: overlapping, broken or sideways`).toEqual([]);
}

interface Visited {
  readonly page: Page;
  readonly own: Own;
  readonly isMobile: boolean;
}

/** At a desk every twelfth page is visited, every second one has its widths on the phone; all are left to the proof. */
const isAtDesk = ({ isFirst }: Road, index: number): boolean => isFirst && index % 12 === 0;

async function visitAsMember(road: Road, index: number, { page, own, isMobile }: Visited): Promise<void> {
  const address = await road.address(own);
  const { errors } = watchHealth(page);
  const translated = watchTranslated(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (road.route === 'index') await hideAdverts(page);
  // The further rows of a route have its loader. The proof reads early on its own on a phone.
  const early = road.isFirst && !(thorough && isMobile);
  const { rest } = await test.step('while the server is slow', () =>
    openSlowly(page, {
      address,
      mark: road.member,
      atOnce: road.atOnce,
      early,
      isMobile,
    }));
  await test.step('readable', () => expectReadable(page, isMobile, index));
  if (isMobile) expect.soft(await translated(), 'a translator would change').toEqual([]);
  const isWide = road.isFirst && index % 2 === 0 && !isAtDesk(road, index);
  const few = isMobile && !thorough ? (isWide ? AT_A_DESK : AS_IT_IS) : undefined;
  if (thorough || !isMobile || isWide || index % 4 === 3)
    await test.step('room for everything', () => expectRoom(page, isMobile, 'as it is', few));
  // The kind of failure makes no difference to a layout.
  if (!isMobile) return expect(errors).toEqual([]);
  if (thorough)
    await test.step('its first reads are made early', () => expectEarlyReads(page, { address, road, rest }));
  // From here on the browser is like the oldest supported ones.
  await page.addInitScript(takeAway);
  const days = Object.keys(DAYS);
  const day = days[index % days.length] ?? '';
  if (thorough || road.isFirst)
    await test.step(`on a bad day: ${day}`, () => standBadDay(page, day, { address, rest }));
  await test.step('and afterwards, with long names', async () => {
    await answerAtLength(page);
    await recover(page, { address, mark: road.member, opensAgain: road.opensAgain });
    await rest();
    await expectRoom(page, isMobile, 'with long names');
  });
  expect(errors).toEqual([]);
}

test.describe('a member', () => {
  for (const [index, road] of roads.entries()) {
    const name = `${road.name} as a member`;
    test.describe(() => {
      test.use({ regular: road.as });
      test(`${name}${tag || ' @phone'}`, ({ page, own, isMobile }) =>
        visitAsMember(road, index, { page, own, isMobile }));
    });
    if (isAtDesk(road, index) && !thorough)
      test.describe(() => {
        test.use({ regular: road.as, ...DESK });
        test(`${name} at a desk @phone`, ({ page, own, isMobile }) =>
          visitAsMember(road, index, { page, own, isMobile }));
      });
  }
});

test.describe('a visitor', () => {
  const own = roads.filter(({ isGate, membersOnly, isSame }) => !isGate && !membersOnly && (thorough || !isSame));
  for (const road of own) {
    test(`${road.name} as a visitor${tag}`, async ({ page, isMobile }) => {
      const address = await road.address(null);
      const { errors } = watchHealth(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (road.route === 'index') await hideAdverts(page);
      await openSlowly(page, { address, mark: road.visitor, atOnce: road.atOnce, isMobile });
      await expectReadable(page, isMobile);
      await expectRoom(page, isMobile, 'as it is', isMobile && !thorough ? AS_IT_IS : undefined);
      expect(errors).toEqual([]);
    });
  }

  const gates = roads.filter(({ isGate }) => isGate);
  for (const road of thorough ? gates : gates.slice(0, 1)) {
    test(`${road.name} as a visitor: the login gate replaces it${tag}`, async ({ page, isMobile }) => {
      const { errors } = watchHealth(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectGate(page, road);
      await expectReadable(page, isMobile);
      await expectRoom(page, isMobile, road.name);
      expect(errors).toEqual([]);
    });
  }

  test('sees the login gate in place of members-only pages @phone', async ({ page }) => {
    const { errors } = watchHealth(page);
    for (const road of gates.filter((_, at) => at % 3 === 0)) await test.step(road.name, () => expectGate(page, road));
    expect(errors).toEqual([]);
  });
});
