import { useState } from 'react';
import type { BusinessScope } from '#shared/contract/user-licences.ts';
import { noData } from '#shared/messages/empty.ts';
import { verifyFirst } from '#shared/messages/verification.ts';
import { asksToVerify } from '#shared/rules/member/verification.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { ToHelp } from '#web/parts/page/to-help.tsx';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import './scope.css';
import { ScopeDialog } from './business-scope-dialog.tsx';
import { createScopes, type ScopeStore } from './business-scope-store.ts';

/** /user-range: the business scopes held and missing; `id` is the one that some goods need (document 2 §2). */
export default function ScopePage({ query }: { readonly query: QueryOf<'businessScope'> }) {
  const [store] = useState(createScopes);
  const unverified = asksToVerify(useBuyer());
  return (
    <MemberPage of="businessScope" query={query}>
      {unverified ? (
        <Empty
          title={verifyFirst.text}
          say="认证通过后再开通经营范围"
          action={<ButtonLink href={href.verification()}>去认证</ButtonLink>}
        />
      ) : (
        <Loaded part={store.list} skeleton={<Skeletons />} action={<ToHelp />}>
          {(all) => <Scopes all={all} wanted={query.id} store={store} />}
        </Loaded>
      )}
    </MemberPage>
  );
}

interface Props {
  readonly all: readonly BusinessScope[];
  /** The scope that the goods need from which the member came; '' for none. */
  readonly wanted: string;
  readonly store: ScopeStore;
}

function Scopes({ all, wanted, store }: Props) {
  const held = all.filter(({ state }) => state === 1);
  const first = all.find(({ type_id }) => type_id === wanted);
  const unknown = all.filter(({ state }) => state === undefined);
  const isMissing = ({ state }: BusinessScope) => state !== undefined && state !== 1;
  const missing = all.filter((each) => isMissing(each) && each !== first);
  if (first && isMissing(first)) missing.unshift(first);
  if (all.length === 0) return <Empty title={noData.text} />;
  return (
    <>
      {first && <Asked scope={first} />}
      {missing.length > 0 && (
        <Card title="未开通" more={<span className="small muted">{missing.length} 类</span>}>
          <ul className="ruled rule">
            {missing.map((scope) => (
              <Row key={scope.type_id} scope={scope} main={scope === first} store={store} />
            ))}
          </ul>
        </Card>
      )}
      {held.length > 0 && (
        <Card title="已开通" more={<span className="small muted">{held.length} 类，范围内的商品可直接购买</span>}>
          <ul className="ruled rule scopes--held">
            {held.map((scope) => (
              <Row key={scope.type_id} scope={scope} store={store} />
            ))}
          </ul>
        </Card>
      )}
      {unknown.length > 0 && (
        <Card title="开通情况未知" more={<span className="small muted">{unknown.length} 类</span>}>
          <ul className="ruled rule">
            {unknown.map((scope) => (
              <Row key={scope.type_id} scope={scope} store={store} />
            ))}
          </ul>
        </Card>
      )}
      <ScopeDialog all={all} store={store} />
    </>
  );
}

/** Why the member is here: the goods need the scope, or can be bought now. */
function Asked({ scope: { type_name, state } }: { readonly scope: BusinessScope }) {
  if (state === undefined) return null;
  if (state === 1) return <Notice tone="good">您已开通{type_name}，可直接购买该类商品。</Notice>;
  return (
    <Notice tone="warn">
      该商品属于<b>{type_name}</b>，{state === 2 ? '资质审核中，通过后即可购买。' : '开通后即可购买。'}
    </Notice>
  );
}

interface RowProps {
  readonly scope: BusinessScope;
  readonly main?: boolean;
  readonly store: ScopeStore;
}

function Row({ scope: { type_id, type_name, licence, state, reason }, main, store }: RowProps) {
  return (
    <li className="row taller inset">
      <div className="grow">
        <b>{type_name}</b>
        {licence && <p className="small muted">{licence}</p>}
        {state === 3 && (
          <p className="said">
            <Icon name="warn" size={16} />
            已驳回{reason && `：${reason}`}
          </p>
        )}
      </div>
      {state === 1 && (
        <span className="row tight tone-good size-13 nowrap">
          <Icon name="check" size={16} />
          已开通
        </span>
      )}
      {state === 2 && <span className="small muted nowrap">审核中</span>}
      {(state === 0 || state === 3) && (
        <Button kind={main ? 'main' : 'line'} size="sm" onClick={() => store.open(type_id)}>
          {state === 3 ? '重新上传' : '上传资质'}
        </Button>
      )}
    </li>
  );
}

const Skeletons = () => (
  <div className="card ruled" role="status" aria-label="加载中">
    {[0, 1, 2, 3, 4].map((at) => (
      <div key={at} className="row taller inset">
        <div className="grow">
          <Skeleton w="40%" h="1.25rem" />
          <Skeleton w="60%" h="1rem" />
        </div>
        <Skeleton w={80} h={32} />
      </div>
    ))}
  </div>
);
