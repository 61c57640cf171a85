import type { FocusEventHandler } from 'react';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { enterSmsCode } from '#shared/messages/sms.ts';
import { SMS_CODE_LENGTH } from '#shared/rules/login/sms-code.ts';
import { SEND_COOLDOWN } from '#shared/rules/login/sms-cooldown.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { unsaved } from '#web/ui/unsaved.ts';
import './sms-code.css';

interface Props {
  readonly sms: SmsState;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onSend: () => void;
  readonly onBlur?: FocusEventHandler;
  readonly icon?: IconName;
  readonly bad?: string | undefined;
}

const DELIVERY: Readonly<Record<SmsState['delivery'], string>> = {
  none: '',
  waiting: '短信发送中',
  delivered: '短信已送达',
  undeliverable: '',
};

/** The code of a message, with a send button that is disabled for 60 s, counting from 59. */
export function SmsCode({ sms, value, onChange, onSend, onBlur, icon, bad }: Props) {
  const delivered = sms.delivery === 'delivered';
  const wrong = /\D/.test(value) || value.length > SMS_CODE_LENGTH ? enterSmsCode.text : bad;
  return (
    <Field
      className={delivered && !wrong ? 'is-good' : undefined}
      label="短信验证码"
      icon={icon}
      value={value}
      onChange={(typed) => onChange(typed.normalize('NFKC').replace(/[\s-]/g, ''))}
      onBlur={onBlur}
      inputMode="numeric"
      {...unsaved}
      autoComplete="one-time-code"
      enterKeyHint="done"
      placeholder={`${SMS_CODE_LENGTH} 位数字`}
      bad={wrong}
      say={
        <>
          {delivered && <Icon name="check" size={16} />}
          {DELIVERY[sms.delivery]}
        </>
      }
      after={
        <Button
          kind="text"
          busy={sms.working === 'sending'}
          disabled={sms.sendIn !== undefined}
          onClick={onSend}
          className="sms__send"
        >
          {sms.sendIn === undefined ? (sms.sent ? '重新获取' : '获取验证码') : `${sms.sendIn} 秒后重发`}
        </Button>
      }
    />
  );
}

interface OnTheWayProps {
  readonly sms: SmsState;
  readonly onSkip: () => void;
  readonly onWait: () => void;
}

/** The delivery state of the message, or the choice to skip the step. */
export function OnTheWay({ sms, onSkip, onWait }: OnTheWayProps) {
  if (sms.offer) {
    return (
      <Notice tone="warn" className="sms__offer">
        {sms.offer.text}
        <span className="sms__choices">
          <Button kind="line" onClick={onSkip}>
            跳过验证
          </Button>
          <Button kind="line" onClick={onWait}>
            继续等待
          </Button>
        </span>
      </Notice>
    );
  }
  if (sms.delivery !== 'waiting' || (sms.sendIn === undefined && !sms.canSkip)) return null;
  const gone = sms.sendIn === undefined ? undefined : SEND_COOLDOWN / 1000 - 1 - sms.sendIn;
  return (
    <div className="stack size-13 muted sms__way">
      <p className="row tight">
        <Icon name="clock" size={16} />
        短信发送中，请留意手机
        {gone !== undefined && <span className="push nowrap">已等 {gone} 秒</span>}
      </p>
      {gone !== undefined && (
        <Meter value={(gone * 1000) / SEND_COOLDOWN} label="等待短信送达" say={`已等 ${gone} 秒`} />
      )}
      {sms.canSkip && (
        <button type="button" className="link hit" onClick={onSkip}>
          跳过验证
        </button>
      )}
    </div>
  );
}
