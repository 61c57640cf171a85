import { Suspense, useEffect, useState } from 'react';
import { userLicences } from '#shared/contract/user-licences.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { later } from '#web/parts/page/later.ts';
import { ToHelp } from '#web/parts/page/to-help.tsx';
import { Untold } from '#web/parts/untold.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './papers.css';
import { VerificationShown } from './verification-shown.tsx';
import { createVerification } from './verification-store.ts';

const form = later(async () => (await import('./verification-form.tsx')).VerificationForm);
const VerificationForm = form.View;

/** /user-yz: a pharmacy's licences, the state of its verification and the reason of a failure (document 1 §6). */
export default function VerificationPage() {
  const [store] = useState(createVerification);
  useEffect(() => {
    form.fetch().catch(() => undefined);
  }, []);
  return (
    <MemberPage title="认证" route="/user-yz" address={href.verification()} className="has-dock">
      <Loaded part={store.info} skeleton={<Skeletons />} action={<ToHelp />}>
        {(info) => {
          if (info.yz === 1 || info.yz === 2) return <VerificationShown info={info} />;
          // Nobody can hand in licences where the shop does not tell which.
          if (info.kinds.length === 0)
            return <Untold call={userLicences.yzInfo} field="kinds" onRetry={store.info.reload} />;
          return (
            <Suspense fallback={<Skeletons />}>
              <VerificationForm info={info} store={store} />
            </Suspense>
          );
        }}
      </Loaded>
    </MemberPage>
  );
}

const Skeletons = () => (
  <div role="status" aria-label="加载中" className="stack">
    <div className="card band">
      <Skeleton w={48} h={48} />
      <div className="band__words">
        <Skeleton w="40%" h="1.5rem" />
        <Skeleton w="70%" h="1.25rem" />
      </div>
    </div>
    {[0, 1, 2].map((at) => (
      <div key={at} className="card licence">
        <div className="licence__head">
          <Skeleton w="40%" h="1.25rem" />
        </div>
        <div className="licence__row">
          <Skeleton w={120} h={90} />
          <div className="licence__facts">
            <Skeleton w="80%" h="1.25rem" />
            <Skeleton w="60%" h="1.25rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
