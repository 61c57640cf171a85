import { command } from '#cli/frame/command.ts';
import { many, word } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang invoice apply ORDER… --title TEXT --tax-no NUMBER --email ADDRESS`. */
export const invoiceApply = command({
  name: 'invoice apply',
  about: ['申请发票', 'ask for an invoice'],
  examples: ['yaocang invoice apply 1000034 1000040 --title Renxin --tax-no 91330100MA27XXXX0X --email a@b.cn'],
  args: { order_ids: many('<orders...>', ['订单编号', 'order ids']) },
  options: {
    title: word('--title <text>', ['发票抬头', 'title']),
    tax_no: word('--tax-no <number>', ['税号', 'tax number']),
    email: word('--email <address>', ['收票邮箱', 'e-mail']),
  },
  load: () => import('./invoices.ts'),
  run: async ({ applyForInvoice }, { order_ids, title = '', tax_no = '', email = '' }, cli) =>
    applyForInvoice(await cli.shop(), { order_ids, title, tax_no, email }),
  view: sentence,
});
