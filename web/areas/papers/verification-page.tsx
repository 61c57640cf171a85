import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { userLicences } from '#shared/contract/user-licences.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { MissingField } from '#web/parts/missing-field.tsx';
import { later } from '#web/parts/page/later.ts';
import { ToHelp } from '#web/parts/page/to-help.tsx';
import { session } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './papers.css';
import { Band } from './band.tsx';
import { VerificationShown } from './verification-shown.tsx';
import { createVerification } from './verification-store.ts';

const form = later(async () => (await import('./verification-form.tsx')).VerificationForm);
const VerificationForm = form.View;

/** /user-yz: a pharmacy's licences, its verification state, and the reason of a failure (document 1 §6). */
export default function VerificationPage() {
  const [store] = useState(createVerification);
  // From the login or a later answer: an answer without `yz` changes nothing.
  const { yz } = useSnapshot(session);
  const [decided, decide] = useState(false);
  useEffect(() => {
    form.fetch().catch(() => undefined);
  }, []);
  useEffect(() => {
    const told = store.info.state.data?.yz;
    if (told !== undefined && told !== yz && !store.state.sending) void store.info.reload();
  }, [yz, store]);
  return (
    <MemberPage of="verification" query={{}} className="has-dock">
      <Loaded part={store.info} skeleton={<Skeletons />} action={<ToHelp />}>
        {(answer) => {
          const info = { ...answer, yz };
          if (yz === 1 || yz === 2) return <VerificationShown info={info} />;
          if (yz === undefined && !decided) return <StateUnknown onDecide={() => decide(true)} />;
          // Licences cannot be submitted when the shop does not list their kinds.
          if (info.kinds.length === 0)
            return <MissingField call={userLicences.yzInfo} field="kinds" onRetry={store.info.reload} />;
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

interface UnknownProps {
  readonly onDecide: () => void;
}

/** Neither the login nor this answer has the state. Submitting may end a valid verification, so the member decides. */
const StateUnknown = ({ onDecide }: UnknownProps) => (
  <Card>
    <Band icon="shield" title="认证状态未知" say="已认证的药店重新提交后需再次审核" />
    <Button kind="line" wide onClick={onDecide}>
      提交或更换证照
    </Button>
  </Card>
);

const Skeletons = () => (
  <div role="status" aria-label="加载中" className="stack">
    <div className="card row loose inset">
      <Skeleton w={48} h={48} />
      <div className="grow">
        <Skeleton w="40%" h="1.5rem" />
        <Skeleton w="70%" h="1.25rem" />
      </div>
    </div>
    {[0, 1, 2].map((at) => (
      <div key={at} className="card">
        <div className="row apart tall inset-sides">
          <Skeleton w="40%" h="1.25rem" />
        </div>
        <div className="wrap loose inset-below">
          <Skeleton w={120} h={90} />
          <div className="licence__facts ruled">
            <Skeleton w="80%" h="1.25rem" />
            <Skeleton w="60%" h="1.25rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
