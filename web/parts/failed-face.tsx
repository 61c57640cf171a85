import { type ReactNode, useEffect, useState } from 'react';
import { loadFailed, requestFailed } from '#shared/messages/wire.ts';
import { loadFailure } from '#shared/rules/load-failure.ts';
import { href } from '#web/navigation/routes.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Failed } from '#web/ui/state.tsx';
import '#web/ui/state.css';
import { TrailLink } from './trail-link.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** The way on where asking again cannot help: to the list, home, the cart. */
  readonly action?: ReactNode;
  /** A page's or a card's whole place, one line of it, or nothing for what nobody came for. */
  readonly look?: 'page' | 'line' | 'none' | undefined;
  /** What a buyer can do about his network. */
  readonly say?: string;
}

/** Fetches the picture of a failure ahead, while there still is a network. */
export const fetchFailed = () => import('#web/ui/state.tsx');

/** What stands where data could not be loaded, with the way on that can help: another try or another place. */
export function FailedFace({ error, onRetry, action, look = 'page', say }: Props) {
  const { message, retry } = loadFailure(error);
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
  return <Screen title={message.text} say={message === requestFailed && say} action={way} />;
}

/** It must show without a network too, so its picture comes only if it can. */
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

/** The button that tries again. */
export const Again = ({ words, onRetry, size }: AgainProps) => (
  <Button kind="line" size={size} icon="repeat" busyText="加载中" onClick={onRetry}>
    {words}
  </Button>
);

const ToHome = () => (
  <a className={buttonClass()} href={href.index()}>
    去首页
  </a>
);
