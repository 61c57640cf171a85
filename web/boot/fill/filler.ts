/**
 * The program of one filled page (`fill-….ts`): it decodes first answers of the page and fills the page's own markup with
 * them, before React is there. Loaded by the inline script, on a phone.
 */
import { readReply } from '#shared/client/reply.ts';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import { type Codec, startAt } from '#shared/contract/wire.ts';
import { byFlags, flagsIn, withoutPricesIn } from '#shared/rules/app/by-flags.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { type Buyer, isVerified } from '#shared/rules/member/verification.ts';
import type { Settings } from '#web/state/settings/settings.ts';
import { fillSlots, hasSlots, type Values } from './slots.ts';

/** What the inline script knows: the page's first answers, init's, and what the login stored. */
export interface Early {
  /** The answers that have come so far, by the path of their call. */
  readonly answers: ReadonlyMap<string, string>;
  readonly init: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly token: string;
  readonly yz: Buyer['yz'];
  readonly order_pay: boolean;
}

/** Who looks: `sees` tells whether prices are shown. */
export interface Looker {
  readonly settings: Settings;
  readonly order_pay: boolean;
  readonly sees: boolean;
}

export interface Shown extends Looker {
  readonly query: URLSearchParams;
}

/** Fills what is drawn of the page; called each time that an answer has come. */
export type FillPage = (early: Early, page: Element, styles: string) => void;

/** The page's markup with slots, put here by the build: one for each look that it draws. */
declare const FRAMES: readonly string[];

/** The program is a buyer's who may see prices; else a visitor's. Each has its own markup. */
declare const SEES: boolean;

type Answer<C extends Call> = AnswerOf<C> & object;

/** The markup with slots of one look. */
export function markup(look = 0): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = FRAMES[look] ?? '';
  return template.content;
}

/** Provides the program to the inline script. */
export const provide = (fillPage: FillPage): unknown => Object.assign(globalThis, { fillPage });

/**
 * The answer, if it has come; undefined for a member who may not see prices, and for an answer that changes what the login
 * stored. To a visitor it has no prices, stock and sales counts, whatever the server left in. Throws what a refusal throws.
 */
export function answerOf<C extends Call>(call: C, early: Early, { user_yz }: Settings): Answer<C> | undefined {
  const { answers, token, yz } = early;
  const text = answers.get(call.path);
  const isFor = SEES ? isVerified({ token, yz, user_yz }) : !isLoggedIn(token);
  if (text === undefined || !isFor) return undefined;
  const answer = readReply(call, text, { token: () => token }) as unknown as Answer<C> & { readonly yz?: Buyer['yz'] };
  if (!SEES) return withoutPricesIn<Answer<C>>(call.answer as Codec<Answer<C>>, answer);
  return answer.yz === undefined || answer.yz === yz ? answer : undefined;
}

export const shownTo = ({ init, query, order_pay }: Early): Shown => ({
  settings: firstPage.init.answer.read(init, startAt(false)) as Settings,
  query,
  order_pay,
  sees: SEES,
});

/**
 * Provides a program that puts the filled page in the place of its skeleton. `fill` fills the rows and returns the values of
 * the other slots; undefined when this answer is for the page alone to show. `lookOf` tells which look the answer has.
 */
export function provideFiller<C extends Call>(
  call: C | ((query: URLSearchParams) => C),
  fill: (answer: Answer<C>, frame: DocumentFragment, shown: Shown) => Values | undefined,
  lookOf: (answer: Answer<C>) => number = () => 0,
): void {
  provide((early, page, styles) => {
    const shown = shownTo(early);
    const asked = typeof call === 'function' ? call(early.query) : call;
    const answer = answerOf(asked, early, shown.settings);
    if (answer === undefined || isTouched(page)) return;
    // What a privilege hides is known to the page alone, where the answer does not tell it.
    if (flagsIn(answer) === undefined && byFlags<unknown>(asked.answer, answer, {}) !== answer) return;
    const frame = markup(lookOf(answer));
    const values = fill(answer, frame, shown);
    if (!values) return;
    fillSlots(frame, values);
    if (hasSlots(frame)) return;
    // A field that shows its words takes none before the app does; the search alone works by itself.
    for (const field of frame.querySelectorAll<HTMLInputElement>('form:not([action]) input')) field.disabled = true;
    const style = document.createElement('style');
    style.textContent = styles;
    page.textContent = '';
    page.append(style, frame);
    page.parentElement?.classList.add('is-filled');
  });
}

/** The looks of a list: with rows, then empty. */
export const fullOrEmpty = ({ data }: { readonly data: readonly unknown[] }): number => Number(data.length === 0);

/** What is typed stays, so a frame that somebody types in is not filled. */
const isTouched = (page: Element): boolean =>
  page.contains(document.activeElement) ||
  [...page.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
