import type { Message } from '#shared/messages/message.ts';
import { Icon } from '#web/ui/icon.tsx';
import './said.css';

/** What a form says of itself above its button; its room is kept. */
export const Said = ({ message }: { readonly message: Message | undefined }) => (
  <p className="said said--form" role="alert">
    {message && <Icon name="warn" size={16} />}
    {message?.text}
  </p>
);
