import type { Message } from '#shared/messages/message.ts';
import { Icon } from '#web/ui/icon.tsx';
import './form-message.css';

/** The message of a form, above its button; its space is reserved. */
export const FormMessage = ({ message }: { readonly message: Message | undefined }) => (
  <p className="said said--form" role="alert">
    {message && <Icon name="warn" size={16} />}
    {message?.text}
  </p>
);
