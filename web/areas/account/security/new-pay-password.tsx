import { useState } from 'react';
import { changePaymentPassword } from '#shared/flows/change-secret.ts';
import type { Message } from '#shared/messages/message.ts';
import { payPasswordDigits } from '#shared/messages/security.ts';
import { differs, PAY_PASSWORD_LENGTH } from '#shared/rules/login/new-password.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { endChange, ports, runChange } from './change-end.ts';
import './change.css';
import { CodeCells } from '../sms/code-cells.tsx';
import type { ChangeProps } from './change-props.ts';
import './number-pad.css';

/**
 * Six digits, typed twice (`lx` 3). On a phone it has its own number pad, so that no system keyboard covers the sheet.
 */
export function NewPayPassword({ user_id, user_name, yz_chit, onClose }: ChangeProps) {
  const desk = useDesk();
  const [first, setFirst] = useState('');
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const again = first !== '';

  const startAnew = (because: Message | undefined) => {
    setFirst('');
    setTyped('');
    setBad(because);
  };

  async function submit(confirm: string) {
    const refusal = differs(first, confirm);
    if (refusal) return startAnew(refusal);
    setBusy(true);
    const end = await runChange(changePaymentPassword(ports, { password: first, confirm, yz_chit }));
    if (end === 'done') return endChange('3', { user_id, user_name });
    setBusy(false);
    startAnew(end);
  }

  function type(next: string) {
    if (busy) return;
    const digits = next.normalize('NFKC').replace(/\s/g, '');
    // Pasted with a letter, or longer: nothing of it is taken.
    if (/\D/.test(digits) || digits.length > PAY_PASSWORD_LENGTH) return setBad(payPasswordDigits);
    setTyped(digits);
    setBad(undefined);
    if (digits.length < PAY_PASSWORD_LENGTH) return;
    if (again) return void submit(digits);
    setFirst(digits);
    setTyped('');
  }

  return (
    <Dialog open title="设置支付密码" closeOnMask={false} onClose={onClose} className="pay-pad">
      <p className="pay-pad__lead" role="status">
        {busy ? '正在提交' : again ? '再输一次' : `设置 ${PAY_PASSWORD_LENGTH} 位数字支付密码`}
      </p>
      <CodeCells
        label={again ? '再输一次支付密码' : '支付密码'}
        secret
        first
        inputMode={desk ? 'numeric' : 'none'}
        value={typed}
        onChange={type}
        say={again ? '与第一次输入的相同' : '不要与登录密码相同'}
        bad={bad?.text}
      />
      {!desk && (
        <NumberPad
          onDigit={(digit) => type(typed + digit)}
          onBack={() => type(typed.slice(0, -1))}
          onClear={() => startAnew(undefined)}
        />
      )}
    </Dialog>
  );
}

interface Props {
  readonly onDigit: (digit: string) => void;
  readonly onBack: () => void;
  readonly onClear: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number pad at the bottom of a sheet. */
function NumberPad({ onDigit, onBack, onClear }: Props) {
  const key = (digit: string) => (
    <button key={digit} type="button" onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className="pad">
      <legend className="visually-hidden">数字键盘</legend>
      {DIGITS.map(key)}
      <button type="button" className="pad__side" onClick={onClear}>
        清空
      </button>
      {key('0')}
      <button type="button" className="pad__side" aria-label="退格" onClick={onBack}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5" />
        </svg>
      </button>
    </fieldset>
  );
}
