import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FlowContext } from '#shared/flows/flow.ts';
import { checkOwner, type OwnerCheckEvent, type OwnerCheckState, type OwnerProof } from '#shared/flows/owner-check.ts';
import { useFlow } from '#shared/react/use-flow.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import type { ChangePurpose } from '#shared/rules/login/new-password.ts';
import { FailedFace } from '#web/parts/failed-face.tsx';
import { later } from '#web/parts/page/later.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLast } from '#web/ui/use-last.ts';
import { sentMessages } from '../sms/sent-messages.ts';
import { type Asking, OwnerProofForm } from './owner-proof-form.tsx';

const changeSheet = later(async () => (await import('./change-sheet.tsx')).ChangeSheet);
const ChangeSheet = changeSheet.View;

interface Props {
  readonly lx: ChangePurpose;
  /** '' for the logged-in account. */
  readonly user_id: string;
  /** The login name, if known. */
  readonly user_name: string;
  readonly onPassed?: (passed: boolean) => void;
}

type Passed = { readonly step: 'passed'; readonly proof: OwnerProof };

/** The owner check; after it passed, the form for `lx` opens (document 2 §2). */
export function OwnerCheck(props: Props) {
  // Nothing is requested before init.
  return useSettings() ? <Check key={props.user_id} {...props} /> : <CheckSkeleton />;
}

function Check({ lx, user_id, user_name, onPassed }: Props) {
  const { token } = useSnapshot(session);
  const flow = useMemo(() => checking(user_id, token), [user_id, token]);
  const { state, failure, send } = useFlow<OwnerCheckState | Passed, OwnerCheckEvent>(flow);
  const [closed, setClosed] = useState(false);
  const asked = useLast<Asking>(state?.step === 'question' || state?.step === 'message' ? state : undefined);
  useEffect(() => {
    if (failure !== undefined) report(failure);
  }, [failure]);
  useEffect(() => {
    changeSheet.fetch().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (state?.step === 'failed' || state?.step === 'question') inPlace(state);
    if (state?.step === 'message') inPlace(state.sms);
    onPassed?.(state?.step === 'passed');
  }, [state, onPassed]);

  if (state?.step === 'failed') return <FailedFace error={state.error} onRetry={() => send({ type: 'retry' })} />;
  if (!asked) return <CheckSkeleton />;
  if (state?.step !== 'passed') return <OwnerProofForm at={asked} send={send} />;
  return (
    <>
      <div className="stack owner__passed">
        <p role="status">验证已通过</p>
        <Button size="lg" wide onClick={() => setClosed(false)}>
          继续修改
        </Button>
      </div>
      {!closed && (
        <Suspense>
          <ChangeSheet
            lx={lx}
            user_id={user_id}
            user_name={user_name}
            question={asked.owner.question}
            yz_chit={state.proof.yz_chit}
            onClose={() => setClosed(true)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Runs the check after the documented delay, with its result as a state. */
const checking = (user_id: string, token: string) =>
  async function* (context: FlowContext<OwnerCheckEvent>): AsyncGenerator<OwnerCheckState | Passed, void, undefined> {
    await webClock.wait(START_DELAY, context.signal);
    const messages = sentMessages();
    const ports = { client: api, clock: webClock, random: Math.random, messages, user_id, token };
    yield { step: 'passed', proof: yield* checkOwner(ports)(context) };
  };

const CheckSkeleton = () => (
  <div className="stack" aria-busy="true">
    <Skeleton w="100%" h={44} />
    <Skeleton w="60%" h="1.5rem" />
    <Skeleton w="100%" h={48} />
    <Skeleton w="100%" h={48} />
  </div>
);
