import { asked, picking } from '#cli/frame/ask.ts';
import type { Cli, MemberCli } from '#cli/frame/cli.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { type Given, needed, oneOf, sureOption, whole, word, yes } from '#cli/frame/parameters.ts';
import { paymentPassword, secretOptions } from '#cli/frame/secrets.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { hasKeys, watch } from '#cli/frame/watch.ts';
import { idOf, methodLabel, orderArgument, orderOf } from '#cli/parts/choices.ts';
import type { TextStyle } from '#cli/text/style.ts';
import type { Words } from '#cli/text/words.ts';
import type { Choosing, PayState } from '#shared/flows/pay-state.ts';
import { BALANCE, paysPart, showsCombined } from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import type { PaymentChoice } from './pay-moves.ts';
import { paidLine, payLine } from './view.ts';

type Service = typeof import('./pay.ts');
const command = membersOnly(() => import('./pay.ts'));

type Choose = NonNullable<PaymentChoice['choose']>;

/** Asks for the method. Undefined if nobody can be asked; then the shop's default counts. */
const methodPicker = (cli: Cli, takesBalance: boolean): Choose | undefined =>
  canAsk(cli.terminal) ? once((state: Choosing) => pickMethod(cli, state, takesBalance)) : undefined;

function once<A extends unknown[], T>(ask: (...about: A) => T): (...about: A) => T {
  let answer: { readonly is: T } | undefined;
  return (...about) => {
    answer ??= { is: ask(...about) };
    return answer.is;
  };
}

async function pickMethod(cli: Cli, state: Choosing, takesBalance: boolean): ReturnType<Choose> {
  const { methods, method, order, balance } = state;
  const withBalance = (pay_id: string) =>
    takesBalance && showsCombined(pay_id, order) && !order.ye_true && paysPart(order);
  const choices = methods.flatMap((each) => [
    { ...each, combined: false },
    ...(withBalance(each.pay_id) ? [{ ...each, combined: true }] : []),
  ]);
  const isBarred = ({ pay_id }: (typeof choices)[number]) => pay_id === BALANCE && !balance.ok;
  if (choices.length <= 1) return { method, combined: false };
  const pick = picking(cli, ['支付方式', 'Pay by'], '--method');
  const picked = await pick({
    choices,
    label: (each) => methodLabel(each, state, cli.say),
    barred: isBarred,
    first: (each) => each.pay_id === method && !isBarred(each),
  });
  return { method: picked.pay_id, combined: picked.combined };
}

const PROOF: Words = ['转账截图文件', 'File of the screenshot'];

const payOptions = {
  proof: word('--proof <file>', ['转账截图', 'screenshot of the bank transfer']),
  sure: sureOption,
  deadline: whole('--deadline <seconds>', ['最多等待多少秒', 'wait so many seconds at most']),
};

type Wanted = Omit<PaymentChoice, keyof typeof payOptions | 'agree'> & Given<typeof payOptions>;

async function payBefore(
  cli: MemberCli,
  { payment, oneAtATime, readProofFile: read }: Service,
  { sure, ...wanted }: Wanted,
) {
  const shop = await cli.shop();
  const canTell = wanted.proof === undefined && canAsk(cli.terminal);
  const file = once(async () => (canTell ? asked(cli, undefined, PROOF, '--proof') : wanted.proof));
  const proof = async () => read(await file());
  const agree = (question: Words) => cli.confirm(question, sure);
  const choose = methodPicker(cli, !wanted.combined && (wanted.type ?? GOODS_ORDER) === GOODS_ORDER);
  const { orderId: order_id, type = GOODS_ORDER } = wanted;
  const paying = { base: shop.profile.base, user_name: shop.session.login.user_name, type, order_id };
  const flow = payment(shop, { ...wanted, proof, choose, agree, stays: hasKeys(cli) });
  return oneAtATime(cli.dir, paying, () => watch(cli, flow, { line, leave, screen, drawsFrom }));
}

/** The outcome tells these, so they print no line. */
const ENDS: readonly PayState['step'][] = ['done', 'refused', 'unsettled', 'timedOut'];
const line = (state: PayState, style: TextStyle): string | undefined =>
  ENDS.includes(state.step) ? undefined : payLine(state, style);

const leave = { type: 'close' } as const;
const drawsFrom = ({ step }: PayState): boolean => step === 'paying';
const screen = async () => (await import('./pay-screen.tsx')).payScreen;

export const pay = area({}, [
  command('pay', {
    about: ['支付订单', 'pay an order'],
    examples: [
      'yaocang pay',
      'yaocang pay 1000034 --method balance',
      'yaocang pay 1000034 --method wechat --deadline 30',
      'yaocang pay 1000034 --method transfer --proof proof.png',
    ],
    args: { orderId: orderArgument('[order-id]') },
    options: {
      method: oneOf('--method <method>', ['支付方式', 'method'], ['balance', 'wechat', 'alipay', 'transfer']),
      split: word('--split <fd-sn>', ['只付此分单', 'a split order of it']),
      combined: yes('--use-balance', ['余额抵扣一部分', 'the balance pays a part']),
      ...payOptions,
      ...secretOptions(paymentPassword),
    },
    run: async (service, { stdin, file, orderId: named, ...given }, cli) => {
      const orderId = await orderOf(cli, named, 'pay', 'yaocang pay ID');
      const password = () => cli.secret(paymentPassword, { stdin, file });
      return payBefore(cli, service, { ...given, orderId, password });
    },
    view: paidLine,
  }),
  command('topup pay', {
    about: ['支付充值', 'pay a top-up'],
    examples: [
      'yaocang topup pay 1000050 --method wechat',
      'yaocang topup pay 1000050 --method transfer --proof a.png',
    ],
    args: { orderId: needed('<id>', ['充值编号', 'top-up id']) },
    options: {
      method: oneOf('--method <method>', ['支付方式', 'method'], ['wechat', 'alipay', 'transfer']),
      ...payOptions,
    },
    run: async (service, { orderId: named, ...given }, cli) => {
      const orderId = await idOf(cli, 'topUp', named);
      const alone = { type: '2', split: undefined, combined: false, password: async () => '' } as const;
      return payBefore(cli, service, { ...given, ...alone, orderId });
    },
    view: paidLine,
  }),
]);
