import { area, servedBy } from '#cli/frame/command.ts';
import { many, needed, oneOf, whole, word, yes, yuanOption } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';
import {
  accountRows,
  invoiceRows,
  ledgerRows,
  methodRows,
  topUpMade,
  topUpOffers,
  topUpRows,
  transferFacts,
} from './view.ts';

const ofService = servedBy(() => import('./service.ts'));
const ofTopUps = servedBy(() => import('./top-ups.ts'));

/** Transfers, top-ups, where the money went, and invoices. */
export const money = area(
  {
    transfer: ['银行转账', 'bank transfers'],
    topup: ['充值', 'top-ups'],
    bank: ['支付方式', 'methods of payment'],
    invoice: ['发票', 'invoices'],
  },
  [
    ofService({
      name: 'transfer accounts',
      about: ['收款账户与收款码', 'accounts and codes to transfer to'],
      run: async (service, _given, cli) => service.transferAccounts(await cli.shop()),
      view: accountRows,
    }),
    ofService({
      name: 'transfer show',
      about: ['查看转账凭证的审核', 'how the proof of a bank transfer stands'],
      examples: ['yaocang transfer show 1000034', 'yaocang transfer show 1000050 --topup'],
      args: { id: needed('<order-id>', ['订单编号', 'order id']) },
      options: { topup: yes('--topup', ['编号是充值记录', 'it is a top-up']) },
      run: async ({ showTransfer }, named, cli) => showTransfer(await cli.shop(), named),
      view: transferFacts,
    }),
    ofService({
      name: 'transfer withdraw',
      about: ['取消转账', 'withdraw the proof of a bank transfer'],
      examples: ['yaocang transfer withdraw 1000034'],
      args: { id: needed('<order-id>', ['订单编号', 'order id']) },
      options: {
        topup: yes('--topup', ['编号是充值记录', 'it is a top-up']),
        sure: yes('--yes', ['不再询问', 'do not ask']),
      },
      run: async ({ withdrawTransfer }, { sure, ...named }, cli) => {
        await cli.confirm(['确定要取消转账吗？', 'withdraw this transfer?'], sure);
        return withdrawTransfer(await cli.shop(), named);
      },
      view: sentence,
    }),
    ofTopUps({
      name: 'topup list',
      about: ['充值活动与金额', 'what can be topped up'],
      run: async (service, _given, cli) => service.topUpOffers(await cli.shop()),
      view: topUpOffers,
    }),
    ofTopUps({
      name: 'topup start',
      about: ['发起充值，之后用 topup pay 支付', 'start a top-up, to be paid by topup pay'],
      examples: ['yaocang topup start --amount 500', 'yaocang topup start --activity 2'],
      options: {
        amount: yuanOption('--amount <yuan>', ['充值金额（元）', 'amount in yuan']),
        activity: word('--activity <id>', ['充值活动', 'top-up activity']),
      },
      run: async ({ startTopUp }, wanted, cli) => startTopUp(await cli.shop(), wanted),
      view: topUpMade,
    }),
    ofTopUps({
      name: 'topup log',
      about: ['充值记录', 'the top-up log'],
      options: {
        show: oneOf('--show <which>', ['筛选（默认全部）', 'which (all)'], ['all', 'unpaid', 'done']),
        limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']),
      },
      run: async ({ topUpLog }, given, cli) => topUpLog(await cli.shop(), given),
      view: topUpRows,
    }),
    ofTopUps({
      name: 'topup remove',
      about: ['删除未支付的充值记录', 'delete an unpaid top-up'],
      args: { id: needed('<id>', ['充值编号', 'top-up id']) },
      options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
      run: async ({ removeTopUp }, { id, yes: sure }, cli) =>
        removeTopUp(await cli.shop(), id, ({ text }) => cli.confirm([text, text], sure)),
      view: sentence,
    }),
    ofService({
      name: 'ledger',
      about: ['余额、赠送金额或积分的明细', 'movements of balance, bonus or points'],
      examples: ['yaocang ledger --of bonus', 'yaocang ledger --of points --limit 50'],
      options: {
        of: oneOf('--of <purse>', ['明细（默认 balance）', 'of what (balance)'], ['balance', 'bonus', 'points']),
        limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']),
      },
      run: async ({ listLedger }, given, cli) => listLedger(await cli.shop(), given),
      view: ledgerRows,
    }),
    ofService({
      name: 'bank list',
      about: ['支付方式', 'methods of payment'],
      run: async ({ listMethods }, _given, cli) => listMethods(await cli.shop()),
      view: methodRows,
    }),
    ofService({
      name: 'invoice list',
      about: ['已收货订单的发票', 'invoices of received orders'],
      options: {
        show: oneOf('--show <which>', ['筛选（默认全部）', 'which (all)'], ['all', 'open', 'asked']),
        limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']),
      },
      run: async ({ listInvoices }, given, cli) => listInvoices(await cli.shop(), given),
      view: invoiceRows,
    }),
    ofService({
      name: 'invoice apply',
      about: ['申请发票', 'ask for an invoice'],
      examples: ['yaocang invoice apply 1000034 1000040 --title Renxin --tax-no 91330100MA27XXXX0X --email a@b.cn'],
      args: { order_ids: many('<orders...>', ['订单编号', 'order ids']) },
      options: {
        title: word('--title <text>', ['发票抬头', 'title']),
        tax_no: word('--tax-no <number>', ['税号', 'tax number']),
        email: word('--email <address>', ['收票邮箱', 'e-mail']),
      },
      run: async ({ applyForInvoice }, { order_ids, title = '', tax_no = '', email = '' }, cli) =>
        applyForInvoice(await cli.shop(), { order_ids, title, tax_no, email }),
      view: sentence,
    }),
  ],
);
