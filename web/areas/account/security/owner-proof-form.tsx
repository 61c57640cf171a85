import { Suspense, useEffect, useId, useState } from 'react';
import type { OwnerCheckEvent, OwnerCheckState } from '#shared/flows/owner-check.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type TabItem, Tabs } from '#web/ui/tabs.tsx';
import { unsaved } from '#web/ui/unsaved.ts';
import { smsStep } from '../sms/load-sms-step.ts';
import './owner-check.css';
import { telOf, useServicePhone } from '#web/parts/member/service-phone.ts';

const SmsStep = smsStep.View;

/** A step of the check that needs input. */
export type Asking = Extract<OwnerCheckState, { step: 'question' | 'message' }>;

type Way = Asking['step'];

interface Props {
  readonly at: Asking;
  readonly send: (event: OwnerCheckEvent) => void;
}

/** Two ways to prove ownership: the security question, and an SMS code where the account allows it (`chit_pwd`). */
export function OwnerProofForm({ at, send }: Props) {
  const panel = useId();
  const { owner } = at;
  const way: Way = at.step;
  const tabs: TabItem<Way>[] = [{ key: 'question', label: '密保问题验证' }];
  if (owner.byMessage) tabs.push({ key: 'message', label: '短信验证' });
  useEffect(() => {
    if (owner.byMessage) smsStep.fetch().catch(() => undefined);
  }, [owner.byMessage]);
  const turn = (to: Way) => send({ type: to === 'message' ? 'byMessage' : 'leave' });
  return (
    <div className="owner">
      <Tabs label="验证方式" items={tabs} value={way} onChange={turn} panelId={panel} />
      <div
        id={panel}
        role="tabpanel"
        aria-label={way === 'message' ? '短信验证' : '密保问题验证'}
        className="owner__panel"
      >
        {at.step === 'message' ? (
          <>
            <p className="muted owner__to">验证码将发送到 {maskedPhone(owner.phone)}</p>
            <Suspense>
              <SmsStep sms={at.sms} send={send} submit="验证" />
            </Suspense>
          </>
        ) : (
          <Question at={at} send={send} />
        )}
        <Neither />
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly at: Extract<Asking, { step: 'question' }>;
  readonly send: Props['send'];
}

function Question({ at: { owner, working, message }, send }: QuestionProps) {
  const [answer, setAnswer] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) send({ type: 'answer', answer });
      }}
    >
      <p className="strong owner__question">{owner.question || '请回答您设置的密保问题'}</p>
      <Field
        label="答案"
        value={answer}
        onChange={setAnswer}
        {...unsaved}
        maxLength={64}
        enterKeyHint="done"
        placeholder="与设置时一字不差"
        say="连错多次会锁定一段时间"
        bad={working ? undefined : message?.text}
      />
      <Button type="submit" size="lg" wide busy={working} busyText="验证中">
        验证
      </Button>
      {owner.byMessage && message && !working && (
        <Button kind="text" wide onClick={() => send({ type: 'byMessage' })}>
          改用短信验证
        </Button>
      )}
    </form>
  );
}

/** Shown when neither is possible: whom to call. */
function Neither() {
  const phone = useServicePhone();
  if (!phone) return null;
  return (
    <Notice icon="phone" className="owner__neither">
      都用不了？联系服务站{' '}
      <a className="link hit" href={telOf(phone)}>
        {phone}
      </a>
    </Notice>
  );
}
