/**
 * The program of one filled frame (`fill-….ts`): it decodes the answer of a page's first read and fills the page's own
 * markup with it, before React is there. Loaded by the inline script, for members on a phone.
 */
import { readReply } from '#shared/client/reply.ts';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import { startAt } from '#shared/contract/wire.ts';
import { byFlags, flagsIn } from '#shared/rules/app/by-flags.ts';
import { type Buyer, isVerified } from '#shared/rules/member/verification.ts';
import type { Settings } from '#web/state/settings/settings.ts';
import { fillSlots, hasSlots, type Values } from './slots.ts';

/** What the inline script knows: the read's answer, init's, and what the login stored. */
export interface Early {
  readonly text: string;
  readonly init: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly token: string;
  readonly yz: Buyer['yz'];
  readonly order_pay: boolean;
}

export interface Shown {
  readonly settings: Settings;
  readonly query: URLSearchParams;
  readonly order_pay: boolean;
}

/** The page's markup with slots, put here by the build. */
declare const FRAME: string;

type Answer<C extends Call> = AnswerOf<C>;

/**
 * Provides the program. `fill` fills the rows and returns the values of the other slots; undefined when this answer is
 * for the page alone to show. So is one of a buyer who may not see prices, and one that changes what the login stored.
 */
export function provideFiller<C extends Call>(
  call: C,
  fill: (answer: Answer<C>, frame: DocumentFragment, shown: Shown) => Values | undefined,
): void {
  const filled = ({ text, init, query, token, yz, order_pay }: Early): DocumentFragment | undefined => {
    const settings = firstPage.init.answer.read(init, startAt(false)) as Settings;
    const answer = readReply(call, text, { token: () => token }) as unknown as Answer<C> & {
      readonly yz?: Buyer['yz'];
    };
    if (!isVerified({ token, yz, user_yz: settings.user_yz }) || (answer.yz !== undefined && answer.yz !== yz))
      return undefined;
    // What a privilege hides is known to the page alone, where the answer does not tell it.
    if (flagsIn(answer) === undefined && byFlags<unknown>(call.answer, answer, {}) !== answer) return undefined;
    const frame = document.createElement('template');
    frame.innerHTML = FRAME;
    const values = fill(answer, frame.content, { settings, query, order_pay });
    if (!values) return undefined;
    fillSlots(frame.content, values);
    return hasSlots(frame.content) ? undefined : frame.content;
  };
  Object.assign(globalThis, { filled });
}
