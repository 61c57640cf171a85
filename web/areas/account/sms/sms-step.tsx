import { type ReactNode, useState } from 'react';
import type { SmsEvent, SmsState } from '#shared/flows/verify-sms.ts';
import { wrongCaptcha } from '#shared/messages/sms.ts';
import { Button } from '#web/ui/button.tsx';
import { LettersField } from './letters.tsx';
import { OnTheWay, SmsCode } from './sms-code.tsx';
import { useLetters } from './use-letters.ts';

interface Props {
  readonly sms: SmsState;
  readonly send: (event: SmsEvent) => void;
  /** The text of the main button. */
  readonly submit: string;
  /** Other actions, below it. */
  readonly children?: ReactNode;
}

/** The SMS verification: captcha, sending, code (document 1 §4). */
export function SmsStep({ sms, send, submit, children }: Props) {
  const [letters, setLetters] = useLetters(sms.captcha);
  const [code, setCode] = useState('');
  const atLetters = sms.message?.text === wrongCaptcha.text;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in the captcha sends the message; there is no code to check yet.
        if (code === '' && letters !== '') send({ type: 'send', letters });
        else if (!sms.working) send({ type: 'check', code });
      }}
    >
      <LettersField
        shown={sms.captcha}
        value={letters}
        onChange={setLetters}
        onRenew={() => send({ type: 'newCaptcha' })}
        bad={atLetters ? sms.message?.text : undefined}
      />
      <SmsCode
        sms={sms}
        value={code}
        onChange={setCode}
        onSend={() => send({ type: 'send', letters })}
        bad={atLetters ? undefined : sms.message?.text}
      />
      <OnTheWay sms={sms} onSkip={() => send({ type: 'skip' })} onWait={() => send({ type: 'waitOn' })} />
      <Button type="submit" size="lg" wide busy={sms.working === 'checking'} busyText="验证中">
        {submit}
      </Button>
      {children}
    </form>
  );
}
