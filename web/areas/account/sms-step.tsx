import { useEffect, useState } from 'react';
import type { LoginEvent } from '#shared/flows/login.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { CAPTCHA_LETTERS } from '#shared/rules/captcha.ts';
import { SMS_CODE_LENGTH } from '#shared/rules/sms-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface Props {
  readonly sms: SmsState;
  readonly phone: string;
  readonly send: (event: LoginEvent) => void;
}

/** A phone number with its middle hidden; the server may have hidden it already. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

const DELIVERY: Readonly<Record<SmsState['delivery'], string>> = {
  none: '',
  waiting: '短信发送中，请留意手机',
  delivered: '短信已送达',
  undeliverable: '短信可能无法送达',
};

/** Step 2: the shown letters, the message, its code (document 1 §4). */
export function SmsStep({ sms, phone, send }: Props) {
  const [letters, setLetters] = useState('');
  const [code, setCode] = useState('');
  // New letters are asked for after each send.
  useEffect(() => setLetters(''), [sms.captcha]);
  return (
    <form
      className="login__fields"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'check', code });
      }}
    >
      <p className="login__to muted">{phone ? `验证码将发送到 ${maskedPhone(phone)}` : '验证码将发送到注册手机'}</p>
      <Field
        label="图形字母"
        value={letters}
        onChange={setLetters}
        maxLength={CAPTCHA_LETTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={`输入右侧 ${CAPTCHA_LETTERS} 位字母`}
        after={
          <>
            <Letters text={sms.captcha} />
            <button
              type="button"
              className="login__renew"
              aria-label="换一组字母"
              onClick={() => send({ type: 'newCaptcha' })}
            >
              <Icon name="refresh" />
            </button>
          </>
        }
      />
      <Field
        label="短信验证码"
        value={code}
        onChange={(typed) => setCode(typed.replace(/\D/g, ''))}
        maxLength={SMS_CODE_LENGTH}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={`${SMS_CODE_LENGTH} 位数字`}
        say={DELIVERY[sms.delivery]}
        after={
          <Button
            kind="text"
            busy={sms.working === 'sending'}
            disabled={sms.sendIn !== undefined}
            onClick={() => send({ type: 'send', letters })}
          >
            {sms.sendIn === undefined ? (sms.sent ? '重新获取' : '获取验证码') : `${sms.sendIn} 秒后重发`}
          </Button>
        }
      />
      {sms.offer && (
        <Notice tone="warn" className="login__offer">
          {sms.offer.text}
          <span className="login__choices">
            <Button kind="line" size="sm" onClick={() => send({ type: 'skip' })}>
              跳过验证
            </Button>
            <Button kind="line" size="sm" onClick={() => send({ type: 'waitOn' })}>
              继续等待
            </Button>
          </span>
        </Notice>
      )}
      <Button type="submit" size="lg" wide busy={sms.working === 'checking'} busyText="验证中">
        验证并登录
      </Button>
      <Button kind="text" wide onClick={() => send({ type: 'leave' })}>
        返回密码登录
      </Button>
    </form>
  );
}

/** The letters to type, each turned a little; a screen reader hears them one by one. */
const Letters = ({ text }: { readonly text: string }) => (
  <span className="login__letters" role="img" aria-label={`字母 ${text.split('').join(' ')}`}>
    {text.split('').map((letter, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is nothing but its place
      <b key={at} aria-hidden="true">
        {letter}
      </b>
    ))}
  </span>
);
