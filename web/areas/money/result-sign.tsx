import { paid, transferAwaitsReview } from '#shared/messages/payment.ts';
import type { PaymentOutcome } from '#shared/rules/pay/payment-outcome.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Sign } from '#web/ui/sign.tsx';

interface Props {
  readonly outcome: PaymentOutcome;
  /** What it means, and what comes next; '' when the title suffices. */
  readonly say: string;
  /** Replaces the default title of the outcome. */
  readonly title?: string;
  /** What was paid, in fen; undefined where nothing was. */
  readonly fen?: number | undefined;
}

const SIGNS: Readonly<
  Record<PaymentOutcome, readonly [icon: IconName, tone: 'good' | 'info' | 'warn', title: string]>
> = {
  paid: ['check', 'good', paid.text],
  partly: ['check', 'good', paid.text],
  review: ['clock', 'info', transferAwaitsReview.text],
  rejected: ['warn', 'warn', '转账已驳回'],
  unpaid: ['warn', 'warn', '还没有付款'],
  unknown: ['clock', 'info', '正在确认支付结果'],
};

/** The outcome: an icon, a title, what was paid, a sentence. */
export function ResultSign({ outcome, say, title, fen }: Props) {
  const [icon, tone, words] = SIGNS[outcome];
  return (
    <div className="centred result__end" role="status">
      <Sign icon={icon} tone={tone} />
      <h2>{title || words}</h2>
      {fen !== undefined && <Price fen={fen} size="lg" />}
      {say !== '' && <p>{say}</p>}
    </div>
  );
}
