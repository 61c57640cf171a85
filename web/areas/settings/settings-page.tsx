import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Address } from '#shared/contract/entities.ts';
import { leaveAccount } from '#shared/messages/login.ts';
import { canSwitchAccount } from '#shared/rules/login/login-session.ts';
import { verificationLabel } from '#shared/rules/member/verification-form.ts';
import { href } from '#web/navigation/routes.ts';
import type { Agreement } from '#web/parts/dialogs/agreement-dialog.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { useMenuEntries } from '#web/parts/member/member-menu.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { MemberFace, MemberTags } from '#web/parts/member/member-who.tsx';
import { useUserLeft } from '#web/parts/member/user-left.ts';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import type { Part } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer, useSettings } from '#web/state/session/buyer.ts';
import { logOut } from '#web/state/session/log-out.ts';
import { session } from '#web/state/session/session.ts';
import { usePrivileges } from '#web/state/session/use-privileges.ts';
import { loginName } from '#web/state/storage/owner.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type AccountFacts, createAccountFacts } from './account-facts.ts';
import { AddressList, AddressSkeletons } from './addresses/address-list.tsx';
import { type AddressesStore, createAddresses } from './addresses/addresses-store.ts';
import './settings.css';

const AgreementDialog = later(
  async () => (await import('#web/parts/dialogs/agreement-dialog.tsx')).AgreementDialog,
).View;

/** /user-set: the member, and all account settings; on a desktop with the addresses (document 2 §5). */
export default function SettingsPage() {
  const [addresses] = useState(createAddresses);
  const [facts] = useState(createAccountFacts);
  return (
    <MemberPage of="userSet" query={{}} helped>
      <Settings addresses={addresses} facts={facts} />
    </MemberPage>
  );
}

interface SettingsProps {
  readonly addresses: AddressesStore;
  readonly facts: Part<AccountFacts>;
}

function Settings({ addresses, facts }: SettingsProps) {
  const desk = useDesk();
  const { left, waits } = useUserLeft();
  const { data } = usePart(facts);
  // Which settings a member has depends on the side menu's answer: late rows would push the others.
  const known = !(waits && !left);
  return (
    <>
      <Loaded part={facts} failed="none" skeleton={null}>
        {() => null}
      </Loaded>
      <Who phone={data?.phone} />
      {desk && <Addresses store={addresses} />}
      {desk && known && (
        <Card>
          <Papers facts={data} />
        </Card>
      )}
      {!desk && (
        <Card>
          <AddressCell store={addresses} />
          {known && <Papers facts={data} />}
        </Card>
      )}
      {known && (
        <>
          <Security />
          <Help />
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

function Who({ phone }: { readonly phone: string | undefined }) {
  const { left } = useUserLeft();
  const { name, avatar, user_list } = useSnapshot(session);
  const user_name = loginName();
  return (
    <Card>
      <div className="row loose inset settings__who">
        <MemberFace src={left?.avatar || avatar} large />
        <div className="grow">
          <h2 className="two size-16">{left?.name || name}</h2>
          <p className="small muted">
            {[user_name && `用户名 ${user_name}`, phone].filter(Boolean).join('　') || '\u00A0'}
          </p>
        </div>
        <MemberTags />
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

/** On a desktop the addresses are on the page. */
const Addresses = ({ store }: { readonly store: AddressesStore }) => (
  <section className="stack" aria-label="收货地址">
    <div className="row apart tall">
      <h2 className="size-16">收货地址</h2>
      <ButtonLink kind="line" size="sm" href={href.address()}>
        新增收货地址
      </ButtonLink>
    </div>
    <Loaded part={store.list} failed="line" skeleton={<AddressSkeletons />}>
      {(all) =>
        all.length > 0 ? <AddressList all={all} store={store} /> : <p className="muted">添加后下单时直接带出</p>
      }
    </Loaded>
  </section>
);

/** On a phone one row shows their number and the default address. */
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
            {(first || !all) && (
              <span className="small muted clip">
                {first ? `${first.consignee}　${first.path} ${first.address}` : '\u00A0'}
              </span>
            )}
          </>
        }
        value={all && <span className="small muted nowrap">{all.length} 个</span>}
        href={href.addressList()}
      />
    );
  };
  const { data } = usePart(store.list);
  return (
    <>
      <Loaded part={store.list} failed="none" skeleton={null}>
        {() => null}
      </Loaded>
      {row(data)}
    </>
  );
}

/** Licences and business scopes, with what needs attention. */
function Papers({ facts }: { readonly facts: AccountFacts | null }) {
  const { yz } = useSnapshot(session);
  const buyer = useBuyer();
  const { entries } = useMenuEntries();
  const offered = useOffered();
  const { ending, scopes } = facts ?? {};
  const state = yz === undefined ? '' : verificationLabel[yz];
  return (
    <>
      {buyer.user_yz && offered(href.verification()) && (
        <Cell
          icon="shield"
          title="资质认证"
          value={
            ending ? (
              <Tag tone="warn">
                {ending.kind} {ending.days > 0 ? `${ending.days} 天后到期` : ending.days === 0 ? '今天到期' : '已到期'}
              </Tag>
            ) : (
              <span className="small muted">{state}</span>
            )
          }
          href={href.verification()}
        />
      )}
      {entries.some(({ key }) => key === 'user-range') && (
        <Cell
          icon="file"
          title="经营资质"
          value={scopes !== undefined && <span className="small muted">已开通 {scopes} 类</span>}
          href={href.businessScope()}
        />
      )}
    </>
  );
}

function Security() {
  const { left } = useUserLeft();
  const { unbound } = useSnapshot(session);
  const priv = usePrivileges();
  const offered = useOffered();
  return (
    <Card>
      <Cell
        icon="key"
        title="密码管理"
        value={
          left?.reMb ? <Tag tone="warn">默认密保未修改</Tag> : left?.rePwd && <Tag tone="warn">默认密码未修改</Tag>
        }
        href={href.passwords()}
      />
      {/* The state may be unknown: the page of the binding shows it. */}
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

function Help() {
  const { entries } = useMenuEntries();
  return (
    <Card>
      {entries.some(({ key }) => key === 'salesman') && <Cell icon="phone" title="找业务员" href={href.salesman()} />}
      <Cell icon="chat" title="意见反馈" onClick={() => void open('feedback', {})} />
      <Cell icon="info" title="客服与帮助" href={href.help()} />
    </Card>
  );
}

function More() {
  const version = useSettings()?.version ?? '';
  const { entries, deleted } = useMenuEntries();
  const [reading, setReading] = useState<Agreement>();
  return (
    <Card>
      <Cell icon="list" title="服务协议" onClick={() => setReading('serve')} />
      <Cell icon="lock" title="隐私政策" onClick={() => setReading('conceal')} />
      <Suspense>{reading && <AgreementDialog which={reading} onClose={() => setReading(undefined)} />}</Suspense>
      {/* A newer version would have been loaded by now. */}
      {version && (
        <Cell icon="box" title="版本" value={<span className="small muted clip">{version} · 已是最新</span>} />
      )}
      {entries.some(({ key }) => key === 'user-off') && (
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
