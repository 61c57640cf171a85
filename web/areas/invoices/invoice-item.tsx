import type { InvoiceRow } from '#shared/contract/invoice.ts';
import { numberOf, wordOf } from '#shared/rules/app/unknown.ts';
import { canInvoice, invoiceChange, invoiceState, toInvoice } from '#shared/rules/money/invoice-form.ts';
import { isAbove0, yuan } from '#shared/rules/money/money.ts';
import { href } from '#web/navigation/routes.ts';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { inWeChat } from '#web/wechat/environment.ts';
import type { InvoicesStore } from './invoices.ts';

interface Props {
  readonly row: InvoiceRow;
  readonly on: boolean;
  readonly store: InvoicesStore;
}

const tones = { 0: 'plain', 1: 'info', 2: 'brand', 3: 'warn' } as const;

/** One order and its invoice state. */
export function InvoiceItem({ row, on, store }: Props) {
  const { order_id, add_time, refunded, state, title, tax_no, shbz, file } = row;
  const order_sn = numberOf(row.order_sn);
  const changed = invoiceChange(row);
  return (
    <article className="invoice" aria-label={`订单 ${order_sn}`}>
      <span className="invoice__tick">
        {canInvoice(row) && (
          <Tick on={on} label={`选择订单 ${order_sn}`} onChange={(next) => store.choose(order_id, next)} />
        )}
      </span>
      <div className="invoice__words">
        <p className="row wrap strong invoice__sn">
          <a href={href.orderInfo({ order_id })}>{order_sn}</a>
          {state !== undefined && <Tag tone={tones[state]}>{wordOf(invoiceState, state)}</Tag>}
        </p>
        <p className="small muted">
          {add_time ? `${dayOf(add_time)} 下单　` : ''}
          {isAbove0(refunded) ? '实付减退款' : '实付'} <Price fen={toInvoice(row)} size="sm" tone="ink" />
          {isAbove0(refunded) && `（已退 ¥${yuan(refunded)}）`}
        </p>
        {title && <p className="small muted">抬头：{title}</p>}
        {tax_no && <p className="small muted">税号：{tax_no}</p>}
        {changed && <p className="small tone-warn">{changed.text}</p>}
        {state === 3 && shbz && <p className="small tone-warn">驳回原因：{shbz}</p>}
        {state === 2 && file && inWeChat && <p className="small muted">复制链接后，在手机浏览器里打开即可下载</p>}
      </div>
      <div className="row wrap push">
        {state === 2 && file && <FileWays file={file} order_sn={order_sn} />}
        {state === 1 && <span className="small muted">等待开票</span>}
        {canInvoice(row) && (
          <Button kind="line" size="sm" aria-label={`${order_sn} 申请开票`} onClick={() => store.ask(order_id)}>
            {state === 3 ? '重新申请' : '开票'}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Files do not open inside WeChat: the link is copied for the browser. */
function FileWays({ file, order_sn }: { readonly file: string; readonly order_sn: string }) {
  return (
    <>
      {!inWeChat && (
        <ButtonLink
          kind="line"
          size="sm"
          href={file}
          target="_blank"
          rel="noreferrer"
          aria-label={`下载订单 ${order_sn} 的发票`}
        >
          下载
        </ButtonLink>
      )}
      <Button
        kind={inWeChat ? 'soft' : 'text'}
        size="sm"
        icon="copy"
        aria-label={`复制订单 ${order_sn} 的发票链接`}
        onClick={() => copy(file)}
      >
        复制链接
      </Button>
    </>
  );
}

async function copy(file: string): Promise<void> {
  await copyOrShow(new URL(file, location.href).href);
}
