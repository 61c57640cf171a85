import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { type TransferEvent, type TransferState, transfer } from '#shared/flows/transfer.ts';
import { useFlow } from '#shared/react/use-flow.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { splitAmount, TRANSFER } from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { CAMERA } from '#web/parts/pictures/camera.ts';
import { webClock } from '#web/state/clock.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { session } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Failed } from '#web/ui/state.tsx';
import { BankPanel } from './bank-panel.tsx';
import { creditFact, numberFact, PayDue } from './pay-due.tsx';
import './transfer.css';
import { topUpIsReviewed, transferIsReviewed } from '#shared/messages/payment.ts';
import { imageAccept } from '#shared/rules/app/image-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  readonly ask: PayAsk;
  readonly state: Extract<PayState, { step: 'transfer' }>;
  readonly send: (event: PayEvent) => void;
  /** Passes the buttons to the dialog's foot. */
  readonly onFoot: (foot: ReactNode) => void;
}

const ports = { client: api, clock: webClock, token: () => session.token };

/** Step 1 of a bank transfer (document 2 §4): the bank info (`zz_zt` 0), then the proof (1). */
export function TransferPanel({ ask, state: { order, use_ye }, send, onFoot }: Props) {
  const [flow] = useState(() => transfer(ports, { subject: ask, use_ye, order }));
  const { state, failure, send: tell } = useFlow<TransferState, TransferEvent>(flow);
  const split = state && 'split' in state ? state.split : splitAmount(TRANSFER, use_ye, order);

  useEffect(() => {
    if (state?.step === 'ended') send(state.handedIn ? { type: 'transferred', split: state.split } : { type: 'back' });
    if (state?.step === 'failed') inPlace(state);
    if (state?.step === 'proof' && state.error !== undefined) report(state.error);
    onFoot(state && footOf(state, tell, send));
  }, [state, tell, send, onFoot]);
  useEffect(() => () => onFoot(undefined), [onFoot]);
  useEffect(() => {
    if (failure === undefined) return;
    report(failure);
    send({ type: 'close' });
  }, [failure, send]);

  return (
    <>
      <PayDue
        fen={split.method}
        label="转账金额"
        onCopy={() => copyAmount(split.method)}
        facts={[
          numberFact(ask, order.order.order_sn),
          creditFact(ask),
          isAbove0(split.balance) && `余额先占用 ¥${yuan(split.balance)}`,
        ]}
      />
      {bodyOf(state, ask.type !== GOODS_ORDER, tell)}
    </>
  );
}

/** In a bank app's format: no currency sign, no separators. */
async function copyAmount(fen: number | undefined): Promise<void> {
  await copyOrShow(yuan(fen).replaceAll(',', ''));
}

function bodyOf(state: TransferState | undefined, topUp: boolean, tell: (event: TransferEvent) => void) {
  switch (state?.step) {
    case 'bank':
      return <BankPanel bank={state.bank} topUp={topUp} />;
    case 'proof':
      return <ProofPanel state={state} topUp={topUp} tell={tell} />;
    case 'failed':
      return (
        <Failed {...(state.message ? { title: state.message.text } : {})} onRetry={() => tell({ type: 'again' })} />
      );
    default:
      return (
        <div aria-busy="true" role="status" aria-label="加载中">
          <Skeleton w="100%" h="9rem" />
        </div>
      );
  }
}

function footOf(state: TransferState, tell: (event: TransferEvent) => void, send: (event: PayEvent) => void) {
  if (state.step === 'proof') {
    return (
      <>
        <Button kind="line" size="lg" disabled={Boolean(state.working)} onClick={() => tell({ type: 'back' })}>
          上一步
        </Button>
        <Button
          className="pay__main"
          size="lg"
          busy={state.working === 'sending'}
          busyText="正在提交"
          disabled={state.working === 'uploading'}
          onClick={() => tell({ type: 'send' })}
        >
          提交凭证
        </Button>
      </>
    );
  }
  return (
    <>
      <Button kind="line" size="lg" onClick={() => send({ type: 'back' })}>
        换支付方式
      </Button>
      {state.step === 'bank' && (
        <Button className="pay__main" size="lg" onClick={() => tell({ type: 'next' })}>
          已转账，上传凭证
        </Button>
      )}
    </>
  );
}

interface ProofPanelProps {
  readonly state: Extract<TransferState, { step: 'proof' }>;
  readonly topUp: boolean;
  readonly tell: (event: TransferEvent) => void;
}

/** The screenshot of the transfer; uploaded when chosen, and replaceable. */
function ProofPanel({ state: { prove, working, message }, topUp, tell }: ProofPanelProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Choosing the same image again must fire `change` too.
    currentTarget.value = '';
    if (file) tell({ type: 'upload', file });
  };
  return (
    <>
      <label className="centred transfer__proof" aria-busy={working === 'uploading' || undefined}>
        <input
          className="visually-hidden"
          type="file"
          accept={imageAccept}
          aria-label={prove === '' ? '上传转账截图' : '更换转账截图'}
          disabled={working !== undefined}
          onChange={choose}
        />
        {prove === '' ? (
          <>
            <Icon path={CAMERA} size={24} />
            <b>{working === 'uploading' ? '正在上传' : '上传转账截图'}</b>
            <span className="small muted">支持 gif、jpeg、png 图片</span>
          </>
        ) : (
          <>
            <Picture src={prove} alt="转账截图" size={200} ratio={1.4} eager />
            <span className="link">{working === 'uploading' ? '正在上传' : '更换截图'}</span>
          </>
        )}
      </label>
      <p className="said" role="status">
        {message?.text}
      </p>
      <Notice>{(topUp ? topUpIsReviewed : transferIsReviewed).text}</Notice>
    </>
  );
}
