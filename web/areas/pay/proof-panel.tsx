import type { ChangeEvent } from 'react';
import type { TransferEvent, TransferState } from '#shared/flows/transfer.ts';
import { topUpIsReviewed, transferIsReviewed } from '#shared/messages/payment.ts';
import { imageAccept } from '#shared/rules/app/image-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  readonly state: Extract<TransferState, { step: 'proof' }>;
  readonly topUp: boolean;
  readonly tell: (event: TransferEvent) => void;
}

/** The screenshot of the transfer; uploaded when chosen, and replaceable. */
export function ProofPanel({ state: { prove, working, message }, topUp, tell }: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Choosing the same image again must fire `change` too.
    currentTarget.value = '';
    if (file) tell({ type: 'upload', file });
  };
  return (
    <>
      <label className="transfer__proof" aria-busy={working === 'uploading' || undefined}>
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
            <Icon name="camera" size={24} />
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
