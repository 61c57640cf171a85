import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spec } from './spec.tsx';

/** Text fields and notes. */
export function TextSpecs() {
  const [name, setName] = useState('rxdyf2690');
  const [secret, setSecret] = useState('123');
  const [code, setCode] = useState('');
  const [remark, setRemark] = useState('周末不收货');
  return (
    <>
      <Spec title="输入框" note="错误写在框下，并连到输入；提示的位置一直留着" wide>
        <div className="spec__split">
          <Field label="用户名" icon="user" value={name} onChange={setName} autoComplete="off" />
          <Field
            label="密码"
            icon="lock"
            type="password"
            value={secret}
            onChange={setSecret}
            bad={secret.length < 6 ? '密码长度不能小于6位' : undefined}
            autoComplete="off"
          />
          <Field
            label="短信验证码"
            value={code}
            onChange={setCode}
            placeholder="6 位数字"
            inputMode="numeric"
            say="短信发送中"
            after={
              <Button kind="text" size="sm">
                获取验证码
              </Button>
            }
          />
          <Field label="邀请码" icon="ticket" value="HZ2026" onChange={setCode} say="停用" disabled />
          <TextArea label="备注" value={remark} onChange={setRemark} maxLength={200} rows={2} />
        </div>
      </Spec>
      <Spec title="通知" wide>
        <Notice>关于冬季发货时效及冷链品种停发的通知</Notice>
        <Notice
          tone="good"
          action={
            <Button size="sm" kind="line">
              去绑定
            </Button>
          }
        >
          您还未绑定公众号，请先绑定！
        </Notice>
        <Notice tone="warn">您还未认证，请先认证！</Notice>
      </Spec>
    </>
  );
}
