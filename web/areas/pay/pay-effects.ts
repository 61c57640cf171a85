/** Side effects of a payment, once for each started payment: redirect to its page, open WeChat's payment sheet. */
import type { PayEvent, PayState, SheetSaid, StartedPayment } from '#shared/flows/pay-state.ts';
import { safeLink } from '#shared/rules/app/safe-link.ts';
import { PAYMENT_TIME } from '#shared/rules/pay/payment-polling.ts';
import type { SheetEnd } from '#web/wechat/jsapi-pay.ts';

/** A pending payment, as it is restored after a reload. */
interface LeftPayment {
  readonly order_sn: string;
  readonly method?: string | undefined;
  readonly held: boolean;
  readonly sheet?: SheetSaid;
  /** The sheet's parameters. */
  readonly cs?: Readonly<Record<string, string>>;
  /** The QR code's content, and its start time in ms since 1970. */
  readonly code_url?: string;
  readonly since?: number;
}

export interface EffectPorts {
  /** In WeChat's browser external payment pages do not open. */
  readonly inWeChat: boolean;
  /** A mini program's web view has no payment sheet. */
  inMiniProgram(): boolean;
  /** Redirects to an address outside the shop. */
  leave(address: string): void;
  sheet(cs: Readonly<Record<string, string>>): Promise<SheetEnd>;
  /** Sets the flag of the pending payment; without a payment it is cleared. */
  flag(left?: LeftPayment): void;
  /** The server knows the outcome. */
  settled(): void;
  /** The dialog closes. */
  closed(): void;
  /** ms since 1970. */
  now(): number;
  send(event: PayEvent): void;
}

type Paying = Extract<PayState, { step: 'paying' }>;
type SheetParameters = Readonly<Record<string, string>>;

/** ms after which a tap opens a silent sheet again. Longer than the wait for the bridge. */
export const SHEET_SILENCE = 4_000;

/** An opened sheet that has not answered. It may never answer: the buyer swiped it away, or WeChat lost it. */
interface SilentSheet {
  readonly cs: SheetParameters;
  /** When it was opened, in ms since 1970. */
  at: number;
}

/** Creates the effects of one dialog. */
export function createPayEffects(ports: EffectPorts) {
  let begun: StartedPayment | undefined;
  let said: SheetSaid | undefined;
  let silent: SilentSheet | undefined;
  let paying: Paying | undefined;

  /** A double tap opens one sheet. */
  const isOpen = (cs: SheetParameters): boolean => silent?.cs === cs && ports.now() - silent.at < SHEET_SILENCE;

  /** Opens the sheet; later the same prepayment is used again. Of a sheet that was opened again only an ok still counts. */
  async function openSheet(cs: SheetParameters): Promise<void> {
    if (isOpen(cs)) return;
    const mine: SilentSheet = { cs, at: ports.now() };
    const of = paying;
    silent = mine;
    const { result, content } = await ports.sheet(cs).catch((): SheetEnd => ({ result: 'fail' }));
    const isLast = silent === mine;
    if (isLast) silent = undefined;
    if (result === 'ok') reportOk(of);
    else if (!isLast) return;
    else if (result === 'cancel') ports.send({ type: 'sheet', said: 'cancelled' });
    else if (result === 'unavailable') ports.send({ type: 'sheet', said: 'notReady' });
    else ports.send({ type: 'sheetFailed', ...(content && { content }) });
  }

  /** The ok is noted at once, whatever the dialog shows by now. */
  function reportOk(of: Paying | undefined): void {
    if (of) flag({ ...of, sheet: 'ok' });
    ports.send({ type: 'sheet', said: 'ok', ...(of && { order_sn: of.started.order_sn }) });
  }

  function flag({ started, method, held, until, sheet }: Paying): void {
    const since = until - PAYMENT_TIME;
    ports.flag({
      order_sn: started.order_sn,
      method,
      held,
      ...(sheet && { sheet }),
      ...(sheet === 'ok' && { since }),
      ...(started.how === 'qr' && { code_url: started.code_url, since }),
      ...(started.how === 'jsapi' && sheet !== 'ok' && { cs: started.cs }),
    });
  }

  function begin(state: Paying): void {
    const { started, sheet } = state;
    const isNew = started !== begun;
    paying = state;
    if (!isNew && sheet === said) return;
    begun = started;
    said = sheet;
    if (started.how === 'resumed') return;
    flag(state);
    if (!isNew) return;
    // A new start never waits for the sheet of an earlier one.
    silent = undefined;
    if (started.how === 'jsapi' && !started.restored && !ports.inMiniProgram()) void openSheet(started.cs);
    if (started.how === 'mweb' && !ports.inWeChat) ports.leave(started.url);
  }

  return {
    /** Opens the sheet again. */
    openSheet(cs: SheetParameters): Promise<void> {
      if (!isOpen(cs)) ports.send({ type: 'sheet', said: 'opened' });
      return openSheet(cs);
    },
    /** The page is visible again: whatever covered it is gone, and a tap may open the sheet. */
    returned(): void {
      if (silent) silent.at = Number.NEGATIVE_INFINITY;
    },
    /** Follows the dialog's states; a repeated state does nothing. */
    follow(state: PayState): void {
      if (state.step === 'paying') begin(state);
      else if (state.step !== 'loading') ports.flag();
      if (state.step === 'done') ports.settled();
      if (state.step === 'closed') ports.closed();
    },
  };
}

export type OpenSheet = ReturnType<typeof createPayEffects>['openSheet'];

/** The address of a code that a browser can open too; undefined when only a payment app understands it. */
export const cashierLink = (code_url: string): string | undefined =>
  /^https?:/i.test(code_url) ? safeLink(code_url) : undefined;
