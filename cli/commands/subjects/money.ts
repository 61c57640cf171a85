/** Payment, top-ups, transfers, where the money went, and invoices. */
import { bankList } from '../bank-list.ts';
import { invoiceApply } from '../invoice-apply.ts';
import { invoiceList } from '../invoice-list.ts';
import { ledger } from '../ledger.ts';
import { pay } from '../pay.ts';
import { topupList } from '../topup-list.ts';
import { topupLog } from '../topup-log.ts';
import { topupPay } from '../topup-pay.ts';
import { topupRemove } from '../topup-remove.ts';
import { topupStart } from '../topup-start.ts';
import { transferAccounts } from '../transfer-accounts.ts';
import { transferShow } from '../transfer-show.ts';
import { transferWithdraw } from '../transfer-withdraw.ts';
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
