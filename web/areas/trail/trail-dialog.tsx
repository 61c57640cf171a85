import { useState } from 'react';
import { copied } from '#shared/messages/success.ts';
import { notCopied } from '#shared/messages/trail.ts';
import { fitTrail, trailText } from '#shared/rules/trail/trail.ts';
import { copyText } from '#web/parts/page/copy-text.ts';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { say } from '#web/state/messages/toast.ts';
import { trailNow } from '#web/state/trail/trail-keeper.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import '#web/ui/words.css';
import './trail.css';

/**
 * What this device did and received, before it is sent with a feedback or copied. It does not change while the dialog
 * is open.
 */
export function TrailDialog({ ask: { room }, close }: DialogProps<'trail'>) {
  const [all] = useState(trailNow);
  const fitting = room === undefined ? undefined : fitTrail(all, room);
  const text = trailText(fitting ?? all);
  const copy = async () => {
    const done = await copyText(trailText(all));
    say(done ? copied : notCopied, done ? 'good' : 'warn');
    if (done && !fitting) close();
  };
  return (
    <Dialog
      open
      title="操作记录"
      onClose={() => close()}
      foot={
        <>
          <Button kind={fitting ? 'line' : 'main'} size="lg" wide={!fitting} onClick={copy}>
            {fitting ? '复制全部' : '复制操作记录'}
          </Button>
          {fitting && (
            <Button className="trail__main" size="lg" onClick={() => close(text)}>
              附上
            </Button>
          )}
        </>
      }
    >
      <p className="small muted">
        打开的页面、点过的按钮、请求的结果和看到的提示。没有密码、验证码和金额，手机号只留首尾。
      </p>
      {room !== undefined && <Fit left={fitting && fitting.left - all.left} steps={fitting?.steps.length} />}
      <pre className="inset size-13 muted trail__text">{text}</pre>
    </Dialog>
  );
}

/** How much of it fits into the feedback. */
function Fit({ left, steps }: { readonly left: number | undefined; readonly steps: number | undefined }) {
  if (left === 0) return null;
  return (
    <p className="small trail__fit">
      {steps === undefined
        ? '反馈的字数已满，放不下操作记录；可以复制后发给客服。'
        : `反馈字数有限，附上最近 ${steps} 步。`}
    </p>
  );
}
