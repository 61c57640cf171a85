import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Agency } from '#shared/contract/registration.ts';
import { href } from '#web/navigation/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Lead } from '../form/lead.tsx';
import { CodeCells } from '../sms/code-cells.tsx';
import { AgencyCard } from './agency-card.tsx';
import { AgencyDialog } from './agency-dialog.tsx';
import { createInvite } from './invite-store.ts';
import './register.css';

interface Props {
  /** The agency found before, to be changed. */
  readonly found: Agency | null;
  readonly onFound: (agency: Agency) => void;
}

/** The invite code: checked at the sixth character. The agency is shown before anything else is asked. */
export function RegisterInvite({ found, onFound }: Props) {
  const [store] = useState(() => createInvite(found));
  const { code, agency, checking, bad } = useSnapshot(store.state, { sync: true });
  const [choosing, setChoosing] = useState(false);
  const goOn = async () => {
    const settled = await store.goOn();
    if (settled) onFound(settled);
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <Lead title="输入邀请码" say="邀请码由业务员提供，输满 6 位自动核对。" />
        <CodeCells
          label="邀请码"
          inputMode="text"
          value={code}
          onChange={store.type}
          say={checking ? '正在核对' : ''}
          bad={bad?.text}
        />
        {agency && <AgencyCard agency={agency as Agency} />}
        <div className="column identity__acts">
          <Button type="submit" size="lg" wide busy={checking} busyText="核对中">
            下一步
          </Button>
          <Button kind="text" wide onClick={() => setChoosing(true)}>
            没有邀请码？查服务站
          </Button>
        </div>
        <Notice icon="info" className="register__note">
          注册后还要上传营业执照和药品经营许可证，可先准备好证照照片。
        </Notice>
        <p className="middle identity__foot">
          已有账号？
          <a className="link strong hit" href={href.user({ path: 'login' })}>
            去登录
          </a>
        </p>
      </form>
      {choosing && (
        <AgencyDialog
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            store.type(chosen);
          }}
        />
      )}
    </>
  );
}
