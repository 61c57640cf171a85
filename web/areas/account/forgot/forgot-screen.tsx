import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LinkedAccount } from '#shared/contract/entities.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { useServicePhone } from '#web/parts/member/service-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { Choice, FIND_PAUSE, FindField } from '../form/choice.tsx';
import { FormMessage } from '../form/form-message.tsx';
import { IdentityFrame } from '../form/identity-frame.tsx';
import { Lead } from '../form/lead.tsx';
import { createForgot, type ForgotStore } from './forgot-store.ts';

interface FrameProps {
  readonly title: string;
  readonly at: number;
  readonly children: ReactNode;
}

/** The frame of the recovery: account, owner check, new password. */
export function RecoverFrame({ title, at, children }: FrameProps) {
  const phone = useServicePhone();
  return (
    <IdentityFrame
      title={title}
      steps={['确认账号', '安全验证', '新密码']}
      at={at}
      side={{
        title: '找回登录密码',
        todo: [
          { title: '确认账号', say: '输入用户名，或按药店名称查找' },
          { title: '安全验证', say: '密保问题或注册手机短信，任选一种' },
          { title: '设置新密码', say: '改好后用新密码登录' },
        ],
        note: phone && `两种都用不了，请联系服务站 ${phone}。`,
      }}
    >
      {children}
    </IdentityFrame>
  );
}

/** /user?path=forget-pwd: the login name, typed or looked up (document 1 §5). */
export function ForgotScreen() {
  const [store] = useState(createForgot);
  const { lost } = useSnapshot(store.state);
  return (
    <RecoverFrame title="忘记密码" at={0}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void store.goOn();
        }}
      >
        {lost ? <ByPharmacy store={store} /> : <ByName store={store} />}
      </form>
    </RecoverFrame>
  );
}

function ByName({ store }: { readonly store: ForgotStore }) {
  const { name, bad, looking } = useSnapshot(store.state, { sync: true });
  return (
    <>
      <Lead title="要找回哪个账号？" say="用户名是登录用的名字，不是药店名称。" />
      <Field
        label="用户名"
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="next"
        placeholder="登录用的名字"
        value={name}
        onChange={store.type}
        bad={bad?.text}
      />
      <div className="column identity__acts">
        <Button type="submit" size="lg" wide busy={looking} busyText="查找中">
          下一步
        </Button>
        <Button kind="text" wide onClick={() => store.turn(true)}>
          忘了用户名？按药店名称查找
        </Button>
      </div>
    </>
  );
}

function ByPharmacy({ store }: { readonly store: ForgotStore }) {
  const { words, found, chosen, remembered, bad, looking } = useSnapshot(store.state, { sync: true });
  useEffect(() => {
    if (words.trim() === '') return;
    const timer = setTimeout(() => void store.find(), FIND_PAUSE);
    return () => clearTimeout(timer);
  }, [words, store]);
  return (
    <>
      <Lead title="按药店名称查找" say="选中后请记住用户名，以后登录要用。" />
      <FindField label="药店名称" value={words} onChange={store.word} onSearch={() => void store.find()} />
      {found ? (
        <Found accounts={found as readonly LinkedAccount[]} chosen={chosen?.user_id} onChoose={store.choose} />
      ) : (
        looking && <Skeleton w="100%" h={52} />
      )}
      {chosen && (
        <div className="row tall">
          <Tick on={remembered} square bad={bad !== null} onChange={store.remember}>
            我已记住用户名 <b>{chosen.user_name}</b>
          </Tick>
        </div>
      )}
      <FormMessage message={bad ?? undefined} />
      <div className="column identity__acts">
        <Button type="submit" size="lg" wide>
          下一步
        </Button>
        <Button kind="text" wide onClick={() => store.turn(false)}>
          知道用户名？直接输入
        </Button>
      </div>
    </>
  );
}

interface FoundProps {
  readonly accounts: readonly LinkedAccount[];
  readonly chosen: string | undefined;
  readonly onChoose: (account: LinkedAccount) => void;
}

function Found({ accounts, chosen, onChoose }: FoundProps) {
  if (accounts.length === 0) return <Empty title="没有找到账号" say="换一个名称再试，至少输入 2 个字" />;
  return (
    <LongList
      searched
      className="choices"
      rows={accounts.map((account) => (
        <Choice
          key={account.user_id}
          group="account"
          on={account.user_id === chosen}
          onChoose={() => onChoose(account)}
          title={<b>{account.nickname || account.user_name}</b>}
          say={`用户名 ${account.user_name}`}
        />
      ))}
    />
  );
}
