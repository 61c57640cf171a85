/** How an order is paid, picked by a person: the methods that the shop offers, and beside each the balance where it can pay a part. */

import { asked, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { methodLabel } from '#cli/parts/choice-labels.ts';
import type { Choosing } from '#shared/flows/pay-state.ts';
import { BALANCE, showsCombined } from '#shared/rules/payment-methods.ts';
import type { PayWanted } from './pay-moves.ts';

type Choose = NonNullable<PayWanted['choose']>;

/** Lets a person pick the method, once; undefined where nobody can be asked, which takes the shop's own choice. */
export function methodPicker(cli: Cli, takesBalance: boolean): Choose | undefined {
  if (!canAsk(cli.terminal) || cli.json) return undefined;
  let picked: ReturnType<Choose> | undefined;
  return (state) => {
    picked ??= pickMethod(cli, state, takesBalance);
    return picked;
  };
}

async function pickMethod(cli: Cli, state: Choosing, takesBalance: boolean): ReturnType<Choose> {
  const { methods, method, order, balance } = state;
  const withBalance = (pay_id: string) => takesBalance && showsCombined(pay_id, order) && !order.ye_true;
  const choices = methods.flatMap((each) => [
    { ...each, combined: false },
    ...(withBalance(each.pay_id) ? [{ ...each, combined: true }] : []),
  ]);
  const isBarred = ({ pay_id }: (typeof choices)[number]) => pay_id === BALANCE && !balance.ok;
  if (choices.length <= 1) return { method, combined: false };
  const picked = await picking(
    cli,
    ['支付方式', 'Pay by'],
    '--method',
  )({
    choices,
    label: (each) => methodLabel(each, state, cli.say),
    barred: isBarred,
    first: (each) => each.pay_id === method && !isBarred(each),
  });
  return { method: picked.pay_id, combined: picked.combined };
}

/** The file of a transfer's proof: as the flag says, else as a person types it, asked once. */
export function proofFile(cli: Cli, flag: string | undefined): () => Promise<string | undefined> {
  let typed: Promise<string> | undefined;
  return async () => {
    if (flag !== undefined || !canAsk(cli.terminal) || cli.json) return flag;
    typed ??= asked(cli, undefined, ['转账截图文件', 'File of the screenshot'], '--proof');
    return typed;
  };
}
