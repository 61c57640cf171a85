/** How something is paid: the flags that `pay` and `topup pay` share. */

import type { Cli } from '#cli/frame/cli.ts';
import { oneOf, whole, word } from '#cli/frame/parameters.ts';
import { hasKeys, watch } from '#cli/frame/watch.ts';
import { browserFor, type PayWay, payWays } from '#cli/shop/user-agent.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { PayState } from '#shared/flows/pay-state.ts';
import { GOODS_ORDER } from '#shared/rules/payment-subject.ts';
import { methodPicker, proofFile } from './ask-payment.ts';
import type { PaymentChoice, payment } from './pay.ts';
import { paidLine, payLine } from './pay-lines.ts';
import type { readProofFile } from './pay-proof.ts';

/** Flags of an online payment or a transfer. */
export const payOptions = {
  as: oneOf('--as <way>', ['在线支付的方式', 'how an online payment is met'], payWays),
  proof: word('--proof <file>', ['转账截图', 'screenshot of the bank transfer']),
  deadline: whole('--deadline <seconds>', ['最多等待多少秒', 'wait so many seconds at most']),
};

interface Service {
  readonly payment: typeof payment;
  readonly readProofFile: typeof readProofFile;
}

/** What the flags say, as the payment takes it. */
type Wanted = Omit<PaymentChoice, 'proof' | 'as'> & {
  readonly as: PayWay | undefined;
  readonly proof: string | undefined;
};

/** Pays in front of a person: as a living screen where the terminal takes one, as plain lines elsewhere. */
export async function payBefore(cli: Cli, { payment: pay, readProofFile: read }: Service, wanted: Wanted) {
  const shop = await cli.shop(wanted.as && browserFor[wanted.as]);
  const file = proofFile(cli, wanted.proof);
  const proof = async () => read(await file());
  const choose = methodPicker(cli, !wanted.combined && (wanted.type ?? GOODS_ORDER) === GOODS_ORDER);
  return watch(cli, pay(shop, { ...wanted, proof, choose, stays: hasKeys(cli) }), { line, leave, screen, drawsFrom });
}

export { paidLine };

/** How it ends is told once, by the outcome: what was paid, or the failure. */
const ENDS: readonly PayState['step'][] = ['done', 'refused', 'unsettled', 'timedOut'];
const line = (state: PayState, paper: Paper): string | undefined =>
  ENDS.includes(state.step) ? undefined : payLine(state, paper);

const leave = { type: 'close' } as const;
const drawsFrom = ({ step }: PayState): boolean => step === 'paying';
const screen = async () => (await import('./pay-screen.tsx')).drawPayment;

/** Brings both services of a payment. */
export const loadPayment = async (): Promise<Service> => {
  const [{ payment: pay }, { readProofFile: read }] = await Promise.all([import('./pay.ts'), import('./pay-proof.ts')]);
  return { payment: pay, readProofFile: read };
};
