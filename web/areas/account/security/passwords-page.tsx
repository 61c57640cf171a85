import { useEffect, useState } from 'react';
import { bank } from '#shared/contract/bank.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import type { ChangePurpose } from '#shared/rules/login/new-password.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import './passwords.css';
import { Todo } from '../form/steps.tsx';
import { usePendingSecrets } from './pending-secrets.ts';

/**
 * /re-type?rePwd={0|1}&reMb={0|1}: the secrets of an account, and which are still the company's defaults (document 2
 * §2).
 */
export default function PasswordsPage({ query }: { readonly query: QueryOf<'passwords'> }) {
  return (
    <MemberPage of="passwords" query={query} helped>
      <Passwords query={query} />
    </MemberPage>
  );
}

/** Whether there is a payment password; the page works without this answer. */
const createPaymentPassword = () =>
  createPart(async () => ({ isSet: (await readOptional(() => api.send(bank.list, {})))?.pay_pwd }));

function Passwords({ query }: { readonly query: QueryOf<'passwords'> }) {
  const { rePwd, reMb } = usePendingSecrets(query);
  const [part] = useState(createPaymentPassword);
  const { phase, data } = usePart(part);
  const isSet = data?.isSet;
  // No word stands here that the answer would change.
  const waits = !data && phase !== 'failed';
  useEffect(() => whenReady(START_DELAY, () => void part.load()), [part]);
  return (
    <>
      {(rePwd || reMb) && (
        <Notice tone="warn" className="passwords__first">
          <b>{reMb ? (rePwd ? '请先修改默认密保答案和登录密码。' : '请先修改默认密保答案。') : '请修改密码。'}</b>
          {reMb ? '默认密保由公司代设，不能用来找回密码。' : '登录密码由公司代设。'}
        </Notice>
      )}
      <Card className="ruled">
        <Secret
          lx="2"
          icon="lock"
          title="登录密码"
          say={rePwd ? '公司代设，请修改密码' : '登录时使用'}
          pending={rePwd}
        />
        <Secret
          lx="3"
          icon="wallet"
          title="支付密码"
          say={waits ? '' : isSet === undefined ? '余额支付时使用' : isSet ? '已设置' : '未设置，余额支付要用'}
          go={waits ? '' : isSet === false ? '去设置' : '修改'}
        />
        <Secret
          lx="1"
          icon="shield"
          title="密保问题"
          say={reMb ? '默认答案未修改，请修改密保' : '改密码、找回密码时使用'}
          pending={reMb}
        />
      </Card>
      <Card title="修改密保后" className="passwords__after">
        <Todo
          items={[
            { title: '记住新答案', say: '一字不差，改密码、找回密码都要用' },
            { title: '再改登录密码', say: '改好后所有设备重新登录' },
            { title: '设置支付密码', say: '6 位数字，用余额付款时输入' },
          ]}
        />
      </Card>
    </>
  );
}

interface SecretProps {
  readonly lx: ChangePurpose;
  readonly icon: IconName;
  readonly title: string;
  readonly say: string;
  readonly go?: string;
  /** It is still the company's default. */
  readonly pending?: boolean;
}

const Secret = ({ lx, icon, title, say, go = '修改', pending }: SecretProps) => (
  <a className="row taller secret" href={href.ownerCheck({ lx })}>
    <Icon name={icon} />
    <span className="grow">
      <b>{title}</b>
      <span className={cx('small secret__say', pending ? 'tone-warn' : 'muted')}>{say}</span>
    </span>
    <span className="keep muted size-13">{go}</span>
    <Icon name="right" size={16} className="muted" />
  </a>
);
