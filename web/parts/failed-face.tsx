import { type ReactNode, useEffect, useState } from 'react';
import { loadFailed, requestFailed } from '#shared/messages/wire.ts';
import { loadFailure } from '#shared/rules/app/load-failure.ts';
import { whyFailed } from '#shared/rules/app/why-failed.ts';
import { href } from '#web/navigation/routes.ts';
import { fetched } from '#web/state/loading/code.ts';
import { whenBack } from '#web/state/loading/when-back.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Failed } from '#web/ui/state.tsx';
import '#web/ui/state.css';
import { TrailLink } from './trail-link.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Where to go when a retry cannot help: to the list, home, the cart. */
  readonly action?: ReactNode;
  /** `page` fills the place of a page or card, `line` is one line of it, `none` shows nothing for optional content. */
  readonly look?: 'page' | 'line' | 'none' | undefined;
  /** A hint about the network. */
  readonly say?: string;
}

/** Prefetches the failure picture while there is a network. */
export const fetchFailed = () => fetched(() => import('#web/ui/state.tsx'));

/** Shown in place of data that could not be loaded, with a retry or a link elsewhere. */
export function FailedFace({ error, onRetry, action, look = 'page', say }: Props) {
  const { message, retry } = loadFailure(error);
  useAgainWhenBack(onRetry, retry);
  if (look === 'none') return null;
  if (look === 'line') {
    return (
      <p className="failed-line" role="alert">
        {message !== requestFailed && <span className="muted">{message.text}</span>}
        {retry ? <Again words={loadFailed.text} size="sm" onRetry={onRetry} /> : action}
      </p>
    );
  }
  const way = (
    <>
      {retry ? <Again words="重试" onRetry={onRetry} /> : (action ?? <ToHome />)}
      <TrailLink />
    </>
  );
  return (
    <Screen title={message.text} say={message === requestFailed && (whyFailed(error)?.text ?? say)} action={way} />
  );
}

/** What failed is asked again when the network or the tab comes back. What fails here has only read. */
function useAgainWhenBack(onRetry: () => unknown, mayHelp: boolean): void {
  // Not by React's hook for effect events: pages are prerendered with Preact, which has none.
  useEffect(() => (mayHelp ? whenBack(() => void onRetry()) : undefined), [mayHelp, onRetry]);
}

/** It must also show without a network, so its picture is optional. */
function Screen(props: Parameters<typeof Failed>[0]) {
  const [Drawn, setDrawn] = useState<typeof Failed>();
  useEffect(() => {
    fetchFailed().then(
      (state) => setDrawn(() => state.Failed),
      () => undefined,
    );
  }, []);
  if (Drawn) return <Drawn {...props} />;
  return (
    <div className="state" role="alert">
      <h2>{props.title}</h2>
      {props.say && <p>{props.say}</p>}
      <div className="state__act">{props.action}</div>
    </div>
  );
}

interface AgainProps {
  readonly words: string;
  readonly onRetry: () => unknown;
  readonly size?: 'sm';
}

export const Again = ({ words, onRetry, size }: AgainProps) => (
  <Button kind="line" size={size} icon="repeat" busyText="加载中" onClick={onRetry}>
    {words}
  </Button>
);

const ToHome = () => <ButtonLink href={href.index()}>去首页</ButtonLink>;
