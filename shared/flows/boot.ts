/** The start of the app (document 1 §4): init once, a new version, a closed shop, the grey look. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import type { Message } from '#shared/messages/message.ts';
import { newVersion, shopClosedTitle } from '#shared/messages/shell.ts';
import { closedComment, isNewVersion, RELOAD_DELAY } from '#shared/rules/start-up.ts';
import type { Clock } from './clock.ts';
import { type Flow, nextEvent } from './flow.ts';
import { type Trouble, trouble } from './trouble.ts';

/** The operator's settings. */
export type Init = AnswerOf<typeof firstPage.init>;

export type BootState =
  | { readonly phase: 'loading' }
  | ({ readonly phase: 'failed' } & Trouble)
  /** A reload follows. */
  | { readonly phase: 'newVersion'; readonly message: Message }
  /** Now reload; the flow has ended. */
  | { readonly phase: 'reload' }
  | { readonly phase: 'closed'; readonly title: Message; readonly comment: Message; readonly init: Init }
  | { readonly phase: 'open'; readonly init: Init };

/** Tries again after a failure. */
export type BootEvent = { readonly type: 'retry' };

export interface BootPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** What the init call says of this device. */
  readonly device: string;
  readonly log_bs: string;
  /** The last seen version, if any. */
  storedVersion(): string | undefined;
  storeVersion(version: string): void;
}

/** Fetches init, once unless it fails and the person tries again. `is_gray` of init asks for the grey look. */
export const boot = (ports: BootPorts): Flow<BootState, BootEvent> =>
  async function* (context) {
    for (;;) {
      yield { phase: 'loading' };
      const init = await load(ports, context.signal);
      if (!('error' in init)) return yield* opened(ports, init, context.signal);
      yield { phase: 'failed', ...init };
      await nextEvent(context);
    }
  };

async function load({ client, device, log_bs }: BootPorts, signal: AbortSignal): Promise<Init | Trouble> {
  try {
    return await client.send(firstPage.init, { device, log_bs }, { signal });
  } catch (error) {
    return trouble(error, signal);
  }
}

async function* opened(ports: BootPorts, init: Init, signal: AbortSignal): AsyncGenerator<BootState, void, undefined> {
  const stored = ports.storedVersion();
  // Before the reload, so that a cached page cannot loop.
  if (init.version !== '' && stored !== init.version) ports.storeVersion(init.version);
  if (isNewVersion(stored, init.version)) {
    yield { phase: 'newVersion', message: newVersion };
    await ports.clock.wait(RELOAD_DELAY, signal);
    yield { phase: 'reload' };
  } else if (init.shop_closed) {
    yield { phase: 'closed', title: shopClosedTitle, comment: closedComment(init.close_comment), init };
  } else {
    yield { phase: 'open', init };
  }
}
