import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Address } from '#shared/contract/entities.ts';
import { leaveAccount } from '#shared/messages/login.ts';
import { canSwitchAccount } from '#shared/rules/login-session.ts';
import { verificationLabel } from '#shared/rules/verification-form.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { useMenuEntries } from '#web/parts/member/member-menu.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { MemberFace, MemberTags } from '#web/parts/member/member-who.tsx';
import { useUserLeft } from '#web/parts/member/user-left.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer, useSettings } from '#web/state/session/buyer.ts';
import { logOut } from '#web/state/session/log-out.ts';
import { session } from '#web/state/session/session.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AddressList, AddressSkeletons } from './addresses/address-list.tsx';
import { type AddressesStore, createAddresses } from './addresses/addresses-store.ts';
import './settings.css';

/** /user-set: who is here, and everything of an account that is set; on a desk with the addresses (document 2 §5). */
export default function SettingsPage() {
  const [addresses] = useState(createAddresses);
  return (
    <MemberPage helped title="设置" route="/user-set" address={href.userSet()}>
      <Settings addresses={addresses} />
    </MemberPage>
  );
}

function Settings({ addresses }: { readonly addresses: AddressesStore }) {
  const desk = useDesk();
  const { left, waits } = useUserLeft();
  return (
    <>
      <Who />
      {desk ? <Addresses store={addresses} /> : <AddressCell store={addresses} />}
      {/* What a member may set is known from the side menu's answer: rows that come later would push the others. */}
      {!(waits && !left) && (
        <>
          <Security />
          <More />
          <Button kind="line" size="lg" icon="out" className="settings__out" onClick={askToLeave}>
            退出登录
          </Button>
        </>
      )}
    </>
  );
}

async function askToLeave(): Promise<void> {
  const message = leaveAccount(session.name);
  if (await confirm({ title: '退出登录', message, yes: '退出登录' })) await logOut();
}

function Who() {
  const { left } = useUserLeft();
  const { name, avatar, user_list } = useSnapshot(session);
  return (
    <Card>
      <div className="settings__who">
        <MemberFace src={left?.avatar || avatar} large />
        <div>
          <h2 className="two">{left?.name || name}</h2>
          <MemberTags />
        </div>
      </div>
      {canSwitchAccount({ user_list }) && (
        <Cell
          icon="swap"
          title="切换账号"
          value={<span className="small muted">{user_list.length} 个账号</span>}
          onClick={() => void open('switchAccount', {})}
        />
      )}
    </Card>
  );
}

/** On a desk the addresses stand on the page. */
const Addresses = ({ store }: { readonly store: AddressesStore }) => (
  <section className="stack" aria-label="收货地址">
    <div className="settings__head">
      <h2>收货地址</h2>
      <a className={buttonClass({ kind: 'line', size: 'sm' })} href={href.address()}>
        新增收货地址
      </a>
    </div>
    <Loaded part={store.list} failed="line" skeleton={<AddressSkeletons />}>
      {(all) =>
        all.length > 0 ? <AddressList all={all} store={store} /> : <p className="muted">添加后下单时直接带出</p>
      }
    </Loaded>
  </section>
);

/** On a phone one row says how many there are and where the next order goes. */
function AddressCell({ store }: { readonly store: AddressesStore }) {
  const row = (all: readonly Address[] | null) => {
    const first = all?.[0];
    return (
      <Cell
        icon="pin"
        className="settings__addresses"
        title={
          <>
            收货地址
            {first && <span className="small muted clip">{`${first.consignee}　${first.path} ${first.address}`}</span>}
          </>
        }
        value={all && <span className="small muted nowrap">{all.length} 个</span>}
        href={href.addressList()}
      />
    );
  };
  const { data } = usePart(store.list);
  return (
    <Card>
      <Loaded part={store.list} failed="none" skeleton={null}>
        {() => null}
      </Loaded>
      {row(data)}
    </Card>
  );
}

function Security() {
  const { left } = useUserLeft();
  const { yz, unbound } = useSnapshot(session);
  const priv = usePrivileges();
  const buyer = useBuyer();
  const { entries } = useMenuEntries();
  const offered = useOffered();
  const has = (key: string) => entries.some((entry) => entry.key === key);
  return (
    <Card>
      {buyer.user_yz && offered(href.verification()) && (
        <Cell
          icon="shield"
          title="认证与证照"
          value={<span className="small muted">{yz === undefined ? '' : verificationLabel[yz]}</span>}
          href={href.verification()}
        />
      )}
      {has('user-range') && <Cell icon="file" title="经营资质" href={href.businessScope()} />}
      <Cell
        icon="key"
        title="密码管理"
        value={
          left?.reMb ? <Tag tone="warn">默认密保未修改</Tag> : left?.rePwd && <Tag tone="warn">默认密码未修改</Tag>
        }
        href={href.passwords()}
      />
      {/* Nobody may have told: the page of the binding says how it stands. */}
      {priv?.wechat !== false && offered(href.wechatBinding()) && (
        <Cell
          icon="wechat"
          title="绑定微信"
          value={unbound && <span className="small muted">未绑定</span>}
          href={href.wechatBinding()}
        />
      )}
    </Card>
  );
}

function More() {
  const version = useSettings()?.version ?? '';
  const { entries, deleted } = useMenuEntries();
  const has = (key: string) => entries.some((entry) => entry.key === key);
  return (
    <Card>
      {has('salesman') && <Cell icon="phone" title="找业务员" href={href.salesman()} />}
      <Cell icon="chat" title="意见反馈" onClick={() => void open('feedback', {})} />
      <Cell icon="info" title="客服与帮助" href={href.help()} />
      <Cell icon="list" title="服务协议" href={href.article({ id: '1' })} />
      <Cell icon="lock" title="隐私政策" href={href.article({ id: '2' })} />
      {version && <Cell icon="box" title="版本" value={<span className="small muted">{version}</span>} />}
      {has('user-off') && (
        <Cell
          icon="trash"
          title="注销账号"
          value={deleted && <Tag tone="warn">进行中</Tag>}
          href={href.closeAccount()}
        />
      )}
    </Card>
  );
}
