import { useState } from 'react';
import { CLOSING_WORDS, isConsent } from '#shared/rules/member/account-closing.ts';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';

/** The last confirmation: the main button goes back, and closing needs a typed phrase. */
export function CloseAccountDialog({ close }: DialogProps<'closeAccount'>) {
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      open
      title="确定注销账号？"
      width={400}
      onClose={() => close(false)}
      foot={
        <>
          <Button onClick={() => close(false)}>再想想</Button>
          <Button kind="line" className="closing__go" disabled={!isConsent(typed)} onClick={() => close(true)}>
            确定注销
          </Button>
        </>
      }
    >
      <p>账号关闭后不能再登录。</p>
      <p className="small muted closing__lost">优惠券、积分和赠送金额作废。</p>
      <Field
        label={`请输入“${CLOSING_WORDS}”`}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        onChange={setTyped}
      />
    </Dialog>
  );
}
