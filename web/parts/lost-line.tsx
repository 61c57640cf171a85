import { checkNetwork } from '#shared/messages/came.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { Button } from '#web/ui/button.tsx';
import './lost-line.css';

interface Props {
  readonly why?: string | undefined;
  readonly onRetry?: () => unknown;
}

/** On top of what is drawn while the app or init did not come. Prerendered too: then the inline script adds the retry. */
export const LostLine = ({ why = checkNetwork.text, onRetry }: Props) => (
  <p className="lost-line" role="alert">
    <span>
      <b>{requestFailed.text}</b> {why}
    </span>
    <Button kind="line" size="sm" icon="repeat" busyText="加载中" onClick={onRetry}>
      重试
    </Button>
  </p>
);
