/** Payment, top-ups, transfers, where the money went, and invoices. */
import { bankList } from '#cli/areas/money/bank-list-command.ts';
import { invoiceApply } from '#cli/areas/money/invoice-apply-command.ts';
import { invoiceList } from '#cli/areas/money/invoice-list-command.ts';
import { ledger } from '#cli/areas/money/ledger-command.ts';
import { topupList } from '#cli/areas/money/topup-list-command.ts';
import { topupLog } from '#cli/areas/money/topup-log-command.ts';
import { topupRemove } from '#cli/areas/money/topup-remove-command.ts';
import { topupStart } from '#cli/areas/money/topup-start-command.ts';
import { transferAccounts } from '#cli/areas/money/transfer-accounts-command.ts';
import { transferShow } from '#cli/areas/money/transfer-show-command.ts';
import { transferWithdraw } from '#cli/areas/money/transfer-withdraw-command.ts';
import { pay } from '#cli/areas/pay/pay-command.ts';
import { topupPay } from '#cli/areas/pay/topup-pay-command.ts';
import { subject } from './subject.ts';

export const money = subject(
  ['付款与资金', 'Payment and money'],
  [
    pay,
    transferAccounts,
    transferShow,
    transferWithdraw,
    topupList,
    topupStart,
    topupPay,
    topupLog,
    topupRemove,
    ledger,
    bankList,
    invoiceList,
    invoiceApply,
  ],
  {
    transfer: ['银行转账', 'bank transfers'],
    topup: ['充值', 'top-ups'],
    bank: ['支付方式', 'methods of payment'],
    invoice: ['发票', 'invoices'],
  },
);
