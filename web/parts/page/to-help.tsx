import { href } from '#web/navigation/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The way on where the shop's people do what a page cannot. */
export const ToHelp = () => (
  <a className={buttonClass()} href={href.help()}>
    客服与帮助
  </a>
);
