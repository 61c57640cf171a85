import { useSnapshot } from 'valtio';
import {
  type InvoiceForm,
  invoiceRefusals,
  invoiceSum,
  LONGEST_INVOICE_TEXT,
} from '#shared/rules/money/invoice-form.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Price } from '#web/ui/price.tsx';
import type { InvoicesStore } from './invoices.ts';

interface Props {
  readonly open: boolean;
  readonly store: InvoicesStore;
}

/** One invoice for the chosen orders: title, tax number, e-mail, each checked at its field. */
export function InvoiceFormDialog({ open, store }: Props) {
  const form = useSnapshot(store.form, { sync: true });
  const { chosen, tried } = useSnapshot(store.view);
  const rows = (usePart(store.list).data ?? []).filter(({ order_id }) => chosen.includes(order_id));
  const wrong = tried ? invoiceRefusals({ ...form, order_ids: chosen }) : [];
  const bad = (field: keyof InvoiceForm) => wrong.find((each) => each.field === field)?.message.text;

  return (
    <Dialog
      open={open}
      title="申请开票"
      width={400}
      closeOnMask={false}
      onClose={store.close}
      foot={
        <Button size="lg" wide busyText="正在提交" onClick={store.submit}>
          提交申请
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void store.submit();
        }}
      >
        <p className="invoices__over muted">
          {rows.length} 个订单合并开一张发票，金额 <Price fen={invoiceSum(rows)} size="sm" tone="ink" />
        </p>
        <Field
          label="发票抬头"
          placeholder="公司名称"
          autoComplete="organization"
          enterKeyHint="next"
          maxLength={LONGEST_INVOICE_TEXT}
          value={form.title}
          onChange={(text) => store.write('title', text)}
          bad={bad('title')}
        />
        <Field
          label="税号"
          placeholder="统一社会信用代码"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          value={form.tax_no}
          onChange={(text) => store.write('tax_no', text)}
          bad={bad('tax_no')}
        />
        <Field
          label="接收邮箱"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
          maxLength={LONGEST_INVOICE_TEXT}
          value={form.email}
          onChange={(text) => store.write('email', text)}
          bad={bad('email')}
          say={store.isRemembered ? '上次用过的已填好' : undefined}
        />
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          提交
        </button>
      </form>
    </Dialog>
  );
}
