/** What a payment does outside of its dialog, once for each started payment: leave for its page, open WeChat's sheet. */
import type { PayEvent, PayState, SheetSaid, StartedPayment } from '#shared/flows/pay-state.ts';
import { PAYMENT_TIME } from '#shared/rules/payment-polling.ts';
import { safeLink } from '#shared/rules/safe-link.ts';
import type { SheetEnd } from '#web/wechat/jsapi-pay.ts';

/** A payment that is under way, as it is found again after a reload. */
interface LeftPayment {
  readonly order_sn: string;
  readonly method?: string | undefined;
  readonly held: boolean;
  readonly sheet?: SheetSaid;
  /** The code that is scanned, and when its time began, ms since 1970. */
  readonly code_url?: string;
  readonly since?: number;
}

export interface EffectPorts {
  /** In WeChat's own browser, where a payment page of others does not open. */
  readonly inWeChat: boolean;
  /** A mini program's web view, which has no sheet for pages. */
  inMiniProgram(): boolean;
  /** Leaves the shop for an address. */
  leave(address: string): void;
  sheet(cs: Readonly<Record<string, string>>): Promise<SheetEnd>;
  /** Sets the flag of the payment under way; without a payment it is cleared. */
  flag(left?: LeftPayment): void;
  send(event: PayEvent): void;
}

type Paying = Extract<PayState, { step: 'paying' }>;

/** The effects of one dialog. */
export function createPayEffects(ports: EffectPorts) {
  let begun: StartedPayment | undefined;
  let said: SheetSaid | undefined;
  let sheetOpen = false;

  /** Opens the sheet; a second tap while it stands does nothing, and the same prepayment is used again later. */
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
    /** Opens the sheet once more. */
    openSheet(cs: Readonly<Record<string, string>>): Promise<void> {
      if (!sheetOpen) ports.send({ type: 'sheet', said: 'opened' });
      return openSheet(cs);
    },
    /** Follows the dialog; a state that is seen again does nothing. */
    follow(state: PayState): void {
      if (state.step === 'paying') begin(state);
      else if (state.step !== 'loading') ports.flag();
    },
  };
}

export type OpenSheet = ReturnType<typeof createPayEffects>['openSheet'];

/** The address of a code that a browser can open too; undefined for one that only a payment app understands. */
export const cashierLink = (code_url: string): string | undefined =>
  /^https?:/i.test(code_url) ? safeLink(code_url) : undefined;
