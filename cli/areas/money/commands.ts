import { asking } from '#cli/frame/ask.ts';
import type { MemberCli } from '#cli/frame/cli.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { among, limit, many, needed, oneOf, sureOption, word } from '#cli/frame/parameters.ts';
import { idOf } from '#cli/parts/choices.ts';
import { outOption, writeCsv } from '#cli/parts/csv-file.ts';
import { amountOf, price, shanghaiTime } from '#cli/text/money.ts';
import { wrapped } from '#cli/text/width.ts';
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { invoiceChange, invoiceState, toInvoice } from '#shared/rules/money/invoice-form.ts';
import { topUpState } from '#shared/rules/pay/top-up.ts';
import { ofTransfer, topUpOptions } from './options.ts';
import { accountCards, ledgerCells, methodTables, moved } from './view.ts';

/** A transfer is named by its order or its top-up. */
async function namedTransfer<N extends { readonly id: string; readonly topup: boolean }>(
  cli: MemberCli,
  named: N,
): Promise<N> {
  return { ...named, id: await idOf(cli, named.topup ? 'topUp' : 'order', named.id) };
}

const ofService = membersOnly(() => import('./service.ts'));
const ofTopUps = membersOnly(() => import('./top-ups.ts'));

const showOption = <const T extends string>(all: readonly T[]) => ({
  show: oneOf('--show <which>', ['筛选（默认全部）', 'which (all)'], all),
  limit,
});

const reasonOf = (row: InvoiceRow): string => row.file || row.shbz || invoiceChange(row)?.text || '';

const LEDGER_HEADS = [
  ['时间', 'Time'],
  ['变动', 'Change'],
  ['余额', 'Rest'],
  ['说明', 'Note'],
  ['单号', 'Number'],
] as const;

export const money = area(
  {
    transfer: ['银行转账', 'bank transfers'],
    topup: ['充值', 'top-ups'],
    bank: ['支付方式', 'methods of payment'],
    invoice: ['发票', 'invoices'],
  },
  [
    ofService('transfer accounts', {
      about: ['收款账户与收款码', 'accounts and codes to transfer to'],
      run: async (service, _given, cli) => service.transferAccounts(await cli.shop()),
      view: accountCards,
    }),
    ofService('transfer show', {
      about: ['查看转账凭证的审核', 'how the proof of a bank transfer stands'],
      examples: ['yaocang transfer show 1000034', 'yaocang transfer show 1000050 --topup'],
      ...ofTransfer,
      run: async ({ showTransfer }, named, cli) => showTransfer(await cli.shop(), await namedTransfer(cli, named)),
      card: ({ id, state, shbz = '', prove = '', amount, add_time, next = '' }) => [
        [['编号', 'Id'], id],
        [['审核状态', 'State'], state],
        [['驳回原因', 'Because'], shbz],
        [['转账金额', 'Amount'], amount === undefined ? '' : price(amount)],
        [['提交时间', 'Handed in'], shanghaiTime(add_time)],
        [['凭证', 'Proof'], prove],
        [['下一步', 'Next'], next],
      ],
    }),
    ofService('transfer withdraw', {
      about: ['取消转账', 'withdraw the proof of a bank transfer'],
      examples: ['yaocang transfer withdraw 1000034'],
      args: ofTransfer.args,
      options: { ...ofTransfer.options, sure: sureOption },
      run: async ({ withdrawTransfer }, { sure, ...named }, cli) => {
        await cli.confirm(['确定要取消转账吗？', 'withdraw this transfer?'], sure);
        return withdrawTransfer(await cli.shop(), await namedTransfer(cli, named));
      },
    }),
    ofTopUps('topup list', {
      about: ['充值活动与金额', 'what can be topped up'],
      run: async (service, _given, cli) => service.topUpOffers(await cli.shop()),
      rows: ({ activities }) => activities,
      none: ['暂无活动', 'no activities'],
      columns: [
        { head: ['活动', 'Activity'], cell: ({ hd_id }) => hd_id },
        { head: ['名称', 'Title'], cell: ({ title }) => title, shrinksTo: 12 },
        { head: ['充值', 'Pay'], cell: ({ moneys }) => amountOf(moneys), right: true },
        { head: ['赠送', 'Bonus'], cell: ({ s_money }) => amountOf(s_money), right: true },
        { head: ['截止', 'Until'], cell: ({ end_time }) => shanghaiTime(end_time) },
      ],
      also: ({ fixed, have_pay }, { say, ink, columns }) => {
        const amounts = Object.values(fixed).map((amount) => price(amount));
        const others = `${say('固定金额', 'Amounts')}  ${amounts.join('  ')}  ${say('或任意金额', 'or any other')}`;
        const off = have_pay ? [] : [ink.yellow(say('支付未开启，不能支付', 'payment is switched off'))];
        return ['', ...wrapped(others, columns), ...off].join('\n');
      },
    }),
    ofTopUps('topup start', {
      about: ['发起充值，之后用 topup pay 支付', 'start a top-up, to be paid by topup pay'],
      examples: ['yaocang topup start --amount 500', 'yaocang topup start --activity 2'],
      options: topUpOptions,
      run: async ({ startTopUp }, wanted, cli) => startTopUp(await cli.shop(), wanted),
      card: ({ order_id, order_sn, moneys, get_money }) => [
        [['充值编号', 'Top-up'], order_id],
        [['单号', 'Number'], order_sn],
        [['应付', 'Due'], amountOf(moneys)],
        [['到账', 'Credited'], amountOf(get_money)],
        [['下一步', 'Next'], `yaocang topup pay ${order_id}`],
      ],
    }),
    ofTopUps('topup log', {
      about: ['充值记录', 'the top-up log'],
      options: showOption(['all', 'unpaid', 'done']),
      run: async ({ topUpLog }, { show, limit: most }, cli) => topUpLog(await cli.shop(), show, most),
      rows: ({ records }) => records,
      none: noRecords.text,
      columns: [
        { head: ['编号', 'Id'], cell: ({ order_id }) => order_id },
        { head: ['单号', 'Number'], cell: ({ order_sn }) => order_sn, shrinksTo: 8 },
        { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
        { head: ['状态', 'State'], cell: ({ pay_status }) => wordOf(topUpState, pay_status) },
        {
          head: ['应付', 'Due'],
          // While nobody knows whether it was paid, it is only an amount.
          cell: (row, { say }) => (row.pay_status === undefined ? say('金额 ', 'amount ') : '') + amountOf(row.moneys),
          right: true,
        },
        { head: ['到账', 'Credited'], cell: ({ get_money }) => amountOf(get_money), right: true },
        { head: ['支付', 'Paid'], cell: (row) => `${row.pay_name ?? ''} ${shanghaiTime(row.pay_time)}`.trim() },
      ],
    }),
    ofTopUps('topup remove', {
      about: ['删除未支付的充值记录', 'delete an unpaid top-up'],
      args: { id: needed('<id>', ['充值编号', 'top-up id']) },
      options: { yes: sureOption },
      run: async ({ removeTopUp }, { id, yes: sure }, cli) =>
        removeTopUp(await cli.shop(), await idOf(cli, 'topUp', id), asking(cli, sure)),
    }),
    ofService('ledger', {
      about: ['余额、赠送金额或积分的明细', 'movements of balance, bonus or points'],
      examples: ['yaocang ledger --of bonus', 'yaocang ledger --of points --limit 200 --out points.csv'],
      options: {
        of: oneOf('--of <purse>', ['明细（默认 balance）', 'of what (balance)'], ['balance', 'bonus', 'points']),
        limit,
        out: outOption,
      },
      run: async ({ listLedger }, { of, limit: most, out }, cli) => {
        const found = await listLedger(await cli.shop(), of, most);
        await writeCsv(cli, out, LEDGER_HEADS, found.movements.map(ledgerCells));
        return found;
      },
      rows: ({ movements }) => movements,
      none: noRecords.text,
      columns: [
        { head: ['时间', 'Time'], cell: ({ add_time }) => shanghaiTime(add_time) },
        { head: ['变动', 'Change'], cell: (row) => moved(row)[0], right: true },
        { head: ['余额', 'Rest'], cell: (row) => moved(row)[1], right: true },
        { head: ['说明', 'Note'], cell: ({ note }) => note, shrinksTo: 12 },
        { head: ['单号', 'Number'], cell: ({ order_sn = '' }) => order_sn, shrinksTo: 8 },
      ],
    }),
    ofService('bank list', {
      about: ['支付方式', 'methods of payment'],
      run: async ({ listMethods }, _given, cli) => listMethods(await cli.shop()),
      view: methodTables,
    }),
    ofService('invoice list', {
      about: ['已收货订单的发票', 'invoices of received orders'],
      options: showOption(['all', 'open', 'asked']),
      run: async ({ listInvoices }, { show, limit: most }, cli) => listInvoices(await cli.shop(), show, most),
      rows: ({ orders }) => orders,
      none: ['暂无可开票订单', 'no orders'],
      columns: [
        { head: ['订单', 'Order'], cell: ({ order_id }) => order_id },
        { head: ['订单号', 'Number'], cell: ({ order_sn }) => order_sn, shrinksTo: 8 },
        { head: ['金额', 'Amount'], cell: (row) => amountOf(toInvoice(row)), right: true },
        { head: ['发票', 'Invoice'], cell: ({ state }) => wordOf(invoiceState, state) },
        { head: ['抬头', 'Title'], cell: ({ title = '' }) => title, shrinksTo: 8 },
        { head: ['税号', 'Tax no'], cell: ({ tax_no = '' }) => tax_no },
        { head: ['文件或原因', 'File or reason'], cell: reasonOf, shrinksTo: 12 },
      ],
    }),
    ofService('invoice apply', {
      about: ['申请发票', 'ask for an invoice'],
      examples: ['yaocang invoice apply 1000034 1000040 --title Renxin --tax-no 91330100MA27ABCD09 --email a@b.cn'],
      args: { order_ids: among('orders', many('<orders...>', ['订单编号', 'order ids'])) },
      options: {
        title: word('--title <text>', ['发票抬头', 'title']),
        tax_no: word('--tax-no <number>', ['税号', 'tax number']),
        email: word('--email <address>', ['收票邮箱', 'e-mail']),
      },
      run: async ({ applyForInvoice }, { order_ids: named, title = '', tax_no = '', email = '' }, cli) => {
        const order_ids: string[] = [];
        for (const each of named) order_ids.push(await idOf(cli, 'order', each));
        return applyForInvoice(await cli.shop(), { order_ids, title, tax_no, email });
      },
    }),
  ],
);
