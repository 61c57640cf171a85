import { useState } from 'react';
import { lastOf } from '#shared/flows/flow.ts';
import { cancelTransfer, type Proof, readProof } from '#shared/flows/transfer.ts';
import {
  cancelThisTransfer,
  payBesideTransfer,
  transferCancelled,
  transferUnsettled,
} from '#shared/messages/transfer.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { canChange, proofWords, rejection } from '#shared/rules/pay/transfer.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { minuteOf } from '#web/parts/time/day.ts';
import { webClock } from '#web/state/clock.ts';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price, yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import '#web/ui/words.css';
import './pay-dialog.css';
import './transfer.css';

/** 'View payment' (document 2 §4): the state of the transfer's proof, the reason of a rejection, and the actions. */
export function ProofDialog({ ask, close }: DialogProps<'proof'>) {
  const [part] = useState(() =>
    createPart(async (signal) => ({ proof: await readProof({ client: api }, ask, signal) })),
  );
  // The transfer changed while the dialog was open: the opener reloads.
  const [isBehind, setBehind] = useState(false);
  const cancel = async () => {
    if (!(await confirm({ message: cancelThisTransfer, yes: '取消转账', no: '再想想' }))) return;
    const end = await lastOf(cancelTransfer({ client: api, clock: webClock }, ask));
    if (end.step === 'unknown') say(transferUnsettled, 'warn');
    else if (sayEnd(end, transferCancelled)) return close('changed');
    setBehind(true);
    part.drop();
    await part.reload();
  };
  // The money of a transfer under review is on its way: it is said what becomes of it.
  const payAgain = async ({ status, amount }: Proof) => {
    const message = payBesideTransfer(amount === undefined ? '' : yuan(amount));
    if (status !== 0 || (await confirm({ message, yes: '重新支付', no: '再想想' }))) close('again');
  };
  const proof = usePart(part).data?.proof;
  const foot = proof && canChange(proof.status) && (
    <>
      <Button kind="line" size="lg" busyText="正在取消" onClick={cancel}>
        取消转账
      </Button>
      <Button className="pay__main" size="lg" onClick={() => payAgain(proof)}>
        重新支付
      </Button>
    </>
  );
  return (
    <Dialog open title="查看支付" width={600} onClose={() => close(isBehind ? 'changed' : '')} foot={foot || undefined}>
      <Loaded part={part} atOnce skeleton={<Skeleton w="100%" h="12rem" />}>
        {(shown) => (shown.proof ? <ProofState proof={shown.proof} /> : <Empty title="暂无转账凭证" />)}
      </Loaded>
    </Dialog>
  );
}

const TONES = { 0: 'info', 1: 'brand', 2: 'warn' } as const;

function ProofState({ proof }: { readonly proof: Proof }) {
  const { status, prove = '', amount, balance, add_time } = proof;
  const because = rejection(proof);
  return (
    <div className="column loose proof__state">
      <Facts
        className="pay__list"
        rows={[
          [
            '审核状态',
            <Tag key="status" tone={status === undefined ? 'info' : TONES[status]}>
              {proofWords(status)}
            </Tag>,
          ],
          ['转账金额', amount !== undefined && <Price key="amount" fen={amount} tone="ink" />],
          [status === 2 ? '余额已退回' : '余额占用', isAbove0(balance) && `¥${yuan(balance)}`],
          ['提交时间', add_time ? minuteOf(add_time) : ''],
        ]}
      />
      {because !== '' && <Notice tone="warn">驳回原因：{because}</Notice>}
      {prove !== '' && (
        <a className="column centred" href={prove} target="_blank" rel="noopener">
          <Picture src={prove} alt="转账凭证" size={200} ratio={1.4} eager />
          <span className="link">查看大图</span>
        </a>
      )}
    </div>
  );
}
