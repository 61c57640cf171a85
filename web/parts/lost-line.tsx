import { requestFailed } from '#shared/messages/wire.ts';
import { Button } from '#web/ui/button.tsx';
import './lost-line.css';

/** On top of what is drawn while the app or init did not come. Prerendered too: then the inline script adds the retry. */
export const LostLine = ({ onRetry }: { readonly onRetry?: () => unknown }) => (
  <p className="lost-line" role="alert">
    <b>{requestFailed.text}</b>
    <Button kind="line" size="sm" icon="repeat" busyText="加载中" onClick={onRetry}>
      重试
    </Button>
  </p>
);
