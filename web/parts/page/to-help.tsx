import { href } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** A link to the contacts, for what only the shop's staff can do. */
export const ToHelp = () => <ButtonLink href={href.help()}>客服与帮助</ButtonLink>;
