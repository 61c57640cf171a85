/** Side effects of a payment, once for each started payment: redirect to its page, open WeChat's payment sheet. */
import type { PayEvent, PayState, SheetSaid, StartedPayment } from '#shared/flows/pay-state.ts';
import { PAYMENT_TIME } from '#shared/rules/payment-polling.ts';
import { safeLink } from '#shared/rules/safe-link.ts';
import type { SheetEnd } from '#web/wechat/jsapi-pay.ts';

/** A pending payment, as it is restored after a reload. */
interface LeftPayment {
  readonly order_sn: string;
  readonly method?: string | undefined;
  readonly held: boolean;
  readonly sheet?: SheetSaid;
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
  send(event: PayEvent): void;
}

type Paying = Extract<PayState, { step: 'paying' }>;

/** Creates the effects of one dialog. */
export function createPayEffects(ports: EffectPorts) {
  let begun: StartedPayment | undefined;
  let said: SheetSaid | undefined;
  let sheetOpen = false;

  /** Opens the sheet. A second tap while it is open does nothing; later the same prepayment is used again. */
  async function openSheet(cs: Readonly<Record<string, string>>): Promise<void> {
    if (sheetOpen) return;
    sheetOpen = true;
    const { result, content } = await ports.sheet(cs).catch((): SheetEnd => ({ result: 'fail' }));
    sheetOpen = false;
    if (result === 'ok') ports.send({ type: 'sheet', said: 'ok' });
    else if (result === 'cancel') ports.send({ type: 'sheet', said: 'cancelled' });
    else ports.send({ type: 'sheetFailed', ...(content && { content }) });
  }

  function begin({ started, method, held, until, sheet }: Paying): void {
    const isNew = started !== begun;
    if (!isNew && sheet === said) return;
    begun = started;
    said = sheet;
    if (started.how === 'resumed') return;
    const code = started.how === 'qr' ? { code_url: started.code_url, since: until - PAYMENT_TIME } : {};
    ports.flag({ order_sn: started.order_sn, method, held, ...(sheet && { sheet }), ...code });
    if (!isNew) return;
    if (started.how === 'jsapi' && !ports.inMiniProgram()) void openSheet(started.cs);
    if (started.how === 'mweb' && !ports.inWeChat) ports.leave(started.url);
  }

  return {
    /** Opens the sheet again. */
    openSheet(cs: Readonly<Record<string, string>>): Promise<void> {
      if (!sheetOpen) ports.send({ type: 'sheet', said: 'opened' });
      return openSheet(cs);
    },
    /** Follows the dialog's states; a repeated state does nothing. */
    follow(state: PayState): void {
      if (state.step === 'paying') begin(state);
      else if (state.step !== 'loading') ports.flag();
    },
  };
}

export type OpenSheet = ReturnType<typeof createPayEffects>['openSheet'];

/** The address of a code that a browser can open too; undefined when only a payment app understands it. */
export const cashierLink = (code_url: string): string | undefined =>
  /^https?:/i.test(code_url) ? safeLink(code_url) : undefined;
