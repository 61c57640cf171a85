import { useEffect, useState } from 'react';
import { requestFailed } from '#shared/messages/wire.ts';
import { Button } from '#web/ui/button.tsx';
import type { Failed } from '#web/ui/state.tsx';
import '#web/ui/state.css';

interface Props {
  readonly say?: string;
  readonly onRetry: () => unknown;
}

/** Fetches the picture of a failure ahead, while there still is a network. */
export const fetchFailed = () => import('#web/ui/state.tsx');

/** A failure with a way to try again. It must show without a network too, so its picture comes only if it can. */
export function FailedScreen({ say, onRetry }: Props) {
  const [Drawn, setDrawn] = useState<typeof Failed>();
  useEffect(() => {
    fetchFailed().then(
      (state) => setDrawn(() => state.Failed),
      () => undefined,
    );
  }, []);
  if (Drawn) return <Drawn say={say} onRetry={onRetry} />;
  return (
    <div className="state" role="alert">
      <h2>{requestFailed.text}</h2>
      {say && <p>{say}</p>}
      <Button kind="line" icon="repeat" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
