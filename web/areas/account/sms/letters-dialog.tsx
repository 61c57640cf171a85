import type { SmsState } from '#shared/flows/verify-sms.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RegisterStore } from '../register/register-store.ts';
import { LettersField } from './letters.tsx';
import { useLetters } from './use-letters.ts';

interface Props {
  readonly sms: SmsState;
  readonly phone: string;
  readonly bad: string | undefined;
  readonly store: RegisterStore;
}

const FORM = 'letters-form';

/** The captcha, asked for only before a message is sent. */
export function LettersDialog({ sms, phone, bad, store }: Props) {
  const [letters, setLetters] = useLetters(sms.captcha);
  const cooling = sms.sendIn !== undefined;
  return (
    <Dialog
      open
      title="发送验证码"
      width={400}
      onClose={store.dropLetters}
      foot={
        <Button
          type="submit"
          form={FORM}
          size="lg"
          disabled={cooling}
          busy={sms.working === 'sending'}
          busyText="发送中"
        >
          {cooling ? `${sms.sendIn} 秒后重发` : '发送'}
        </Button>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sms.working) store.send(letters);
        }}
      >
        <p className="muted register__to">验证码将发送到 {maskedPhone(phone)}</p>
        <LettersField shown={sms.captcha} value={letters} onChange={setLetters} onRenew={store.newCaptcha} bad={bad} />
      </form>
    </Dialog>
  );
}
