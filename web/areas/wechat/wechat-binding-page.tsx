import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { bindFirst } from '#shared/messages/wechat.ts';
import { isOwnEntry } from '#web/navigation/leave.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { later } from '#web/parts/page/later.ts';
import { session } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inWeChat, onPhone } from '#web/wechat/environment.ts';
import { type BindingStore, createBinding } from './binding-store.ts';
import './wechat-binding.css';

const QrPicture = later(async () => (await import('#web/parts/pictures/qr-picture.lazy.tsx')).QrPicture).View;

/**
 * /wechat-yz: binding the official account: inside WeChat a button, outside a QR code to scan, polled until it is
 * bound.
 */
export default function WechatBindingPage() {
  const [store] = useState(createBinding);
  return (
    <MemberPage of="wechatBinding" query={{}} helped className="binding">
      <Loaded part={store.state} skeleton={<BindingSkeleton />}>
        {({ bound, other = false, openid = '', entry = '' }) => {
          if (bound) return <Bound store={store} other={other && inWeChat} />;
          return inWeChat ? (
            <Inside store={store} comesBack={openid !== ''} />
          ) : (
            <Outside store={store} entry={entry} />
          );
        }}
      </Loaded>
    </MemberPage>
  );
}

/** The account to bind, for members with several. */
function Who() {
  const { name } = useSnapshot(session);
  return name ? <>账号 {name}</> : null;
}

function Bound({ store, other }: { readonly store: BindingStore; readonly other: boolean }) {
  return (
    <>
      <Card className="binding__bound">
        <Sign />
        <div>
          <h2 className="size-16">{other ? '绑定的是另一个微信' : '已绑定微信'}</h2>
          <p className="muted small">
            <Who />
          </p>
        </div>
        {other ? (
          <>
            <Notice className="binding__note">当前微信不能付款，换绑后即可。</Notice>
            <Button wide size="lg" busyText="换绑中" onClick={() => store.bind()}>
              换绑到当前微信
            </Button>
          </>
        ) : (
          <Notice tone="good" icon="check" className="binding__note">
            在微信里打开药仓即可下单付款。
          </Notice>
        )}
      </Card>
      <Card>
        <Cell title="解绑微信" value="解绑后不能在微信里直接付款" onClick={() => void store.unbind()} />
      </Card>
    </>
  );
}

function Inside({ store, comesBack }: { readonly store: BindingStore; readonly comesBack: boolean }) {
  useEffect(() => {
    if (comesBack && store.wanted()) void store.bind();
  }, [store, comesBack]);
  return (
    <>
      <Card className="column middle binding__ask">
        <Sign />
        <h2 className="size-16">{bindFirst.text}</h2>
        <p className="muted small">
          绑定到
          <Who />
        </p>
        <Button wide size="lg" busyText="绑定中" onClick={() => store.bind()}>
          绑定微信
        </Button>
      </Card>
      <Gains />
    </>
  );
}

function Outside({ store, entry }: { readonly store: BindingStore; readonly entry: string }) {
  const address = new URL(entry && isOwnEntry(entry) ? entry : href.wechatBinding(), location.href).href;
  useEffect(() => store.watch(), [store]);
  const copy = async () => {
    await copyOrShow(address);
  };
  return (
    <>
      <Card className="column middle binding__ask">
        <h2 className="size-16">用微信打开后绑定</h2>
        <p className="muted small">
          {onPhone ? '长按保存二维码，到微信里扫；或复制链接发给自己' : '微信扫一扫，登录同一账号后点“绑定微信”'}
        </p>
        <Suspense fallback={<Skeleton w={200} h={200} />}>
          <QrPicture text={address} label="在微信里打开药仓的二维码" />
        </Suspense>
        <p className="muted small">
          绑定好了？
          <button type="button" className="binding__look" onClick={() => void store.state.reload()}>
            刷新本页
          </button>
        </p>
        {onPhone && (
          <Button wide size="lg" icon="copy" onClick={copy}>
            复制链接
          </Button>
        )}
      </Card>
      <Gains />
    </>
  );
}

const Sign = () => (
  <span className="binding__sign">
    <Icon name="wechat" size={24} />
  </span>
);

const GAINS = [
  ['在微信里直接付款', '打开公众号下单，不用再扫付款码'],
  ['一个微信绑一个账号', '换绑前先解绑，登录密码不变'],
] as const;

const Gains = () => (
  <Card className="inset binding__gains">
    <h2 className="size-16">绑定后</h2>
    <ul>
      {GAINS.map(([what, why]) => (
        <li key={what}>
          <Icon name="check" size={16} className="tone-good" />
          <b>{what}</b>
          <span className="muted small">{why}</span>
        </li>
      ))}
    </ul>
  </Card>
);

const BindingSkeleton = () => (
  <div className="card column middle binding__ask" aria-hidden="true">
    <Skeleton w="60%" h="1.5rem" />
    <Skeleton w="80%" h="1rem" />
    <Skeleton w={200} h={200} />
    <Skeleton w="100%" h="2.75rem" />
  </div>
);
