import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Agency } from '#shared/contract/registration.ts';
import { LONGEST_NICKNAME, type RegisterField, registerRefusal } from '#shared/rules/login/register-form.ts';
import { PHONE_LENGTH } from '#shared/rules/login/sms-code.ts';
import { typedPhone } from '#shared/rules/login/typed-phone.ts';
import { href } from '#web/navigation/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLast } from '#web/ui/use-last.ts';
import { LettersDialog } from '../sms/letters-dialog.tsx';
import { AgencyCard } from './agency-card.tsx';
import { AgreeTick } from './agree-tick.tsx';
import './register.css';
import { FormMessage } from '../form/form-message.tsx';
import { OnTheWay, SmsCode } from '../sms/sms-code.tsx';
import type { RegisterStore } from './register-store.ts';

interface Props {
  readonly store: RegisterStore;
  readonly invited: boolean;
  /** Called to choose another agency. */
  readonly onOther: () => void;
  readonly onDone: (user_name: string) => void;
}

/** The fields of a registration; each shows its error once it was left. */
export function RegisterFields({ store, invited, onOther, onDone }: Props) {
  const { form, agency, left, asking, lettersBad, codeBad, trouble } = useSnapshot(store.state, { sync: true });
  const name = useSnapshot(store.name);
  const at = useSnapshot(store.run).at;
  useEffect(() => void store.begin(), [store]);
  useEffect(() => {
    if (at.step === 'done') onDone(at.user_name);
  }, [at, onDone]);

  const { sms, skipped } = at.step === 'form' ? at : { sms: undefined, skipped: false };
  const shownSms = useLast(sms);
  const asksForCode = shownSms !== undefined && !skipped;
  const bad = (field: RegisterField) => (left[field] ? registerRefusal(field, form, asksForCode)?.text : undefined);
  const field = (key: 'user_name' | 'nickname' | 'phone' | 'password' | 'confirm') => ({
    value: form[key],
    onChange: (typed: string) => store.edit({ [key]: typed }),
    onBlur: () => store.leave(key),
    bad: bad(key),
  });

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (at.step === 'form') store.submit();
        }}
      >
        {agency && (
          <AgencyCard agency={agency as Agency}>
            <button type="button" className="link hit" onClick={onOther}>
              更换
            </button>
          </AgencyCard>
        )}
        <div className="identity__pairs register__fields">
          <Field
            {...field('user_name')}
            className={name.free ? 'is-good' : undefined}
            label="用户名"
            icon="user"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={32}
            enterKeyHint="next"
            placeholder="至少 4 位，登录时使用"
            bad={bad('user_name') ?? name.bad?.text}
            say={
              name.free && (
                <>
                  <Icon name="check" size={16} />
                  用户名可用，登录时使用
                </>
              )
            }
          />
          <Field
            {...field('nickname')}
            label="药店简称"
            icon="pharmacy"
            autoComplete="organization"
            maxLength={LONGEST_NICKNAME}
            enterKeyHint="next"
            placeholder="如：仁心大药房"
          />
          <Field
            {...field('phone')}
            onChange={(typed) => store.edit({ phone: typedPhone(typed) })}
            label="手机号"
            icon="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={PHONE_LENGTH + 9}
            enterKeyHint="next"
            placeholder="11 位手机号"
          />
          {shownSms && !skipped && (
            <div>
              <SmsCode
                sms={shownSms}
                icon="chat"
                value={form.chit_code}
                onChange={(chit_code) => store.edit({ chit_code })}
                onBlur={() => store.leave('chit_code')}
                onSend={store.askForCode}
                bad={codeBad?.text ?? bad('chit_code')}
              />
              <OnTheWay sms={shownSms} onSkip={store.skip} onWait={store.waitOn} />
            </div>
          )}
          {skipped && <p className="register__skipped muted">已跳过短信验证</p>}
          <Field
            {...field('password')}
            label="密码"
            icon="lock"
            type="password"
            autoComplete="new-password"
            maxLength={64}
            enterKeyHint="next"
            say="至少 6 位"
          />
          <Field
            {...field('confirm')}
            label="确认密码"
            icon="lock"
            type="password"
            autoComplete="new-password"
            maxLength={64}
            enterKeyHint="done"
            placeholder="再输一次"
          />
        </div>
        <div className="row tall">
          <AgreeTick on={form.agree} bad={bad('agree') !== undefined} onChange={(agree) => store.edit({ agree })} />
        </div>
        <FormMessage message={trouble ?? (left.agree ? registerRefusal('agree', form, asksForCode) : undefined)} />
        <Button type="submit" size="lg" wide busy={at.step === 'sending'} busyText="注册中">
          注册
        </Button>
        <p className="middle identity__foot">
          已有账号？
          <a className="link strong hit" href={href.user({ path: 'login' })}>
            去登录
          </a>
        </p>
        {!invited && (
          <p className="middle identity__foot">
            有邀请码？
            <a className="link strong hit" href={href.user({ path: 'register_t' })}>
              凭邀请码注册
            </a>
          </p>
        )}
      </form>
      {asking && shownSms && <LettersDialog sms={shownSms} phone={form.phone} bad={lettersBad?.text} store={store} />}
    </>
  );
}
