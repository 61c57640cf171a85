import { logInToUse } from '#shared/messages/shell.ts';
import { href } from '#web/state/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

/** In place of orders without a token; `back` is where the login leads to. */
export const OrdersGate = ({ back }: { readonly back: string }) => (
  <Empty
    title={logInToUse.text}
    say="登录后可查看订单"
    action={
      <a className={buttonClass()} href={href.user({ path: 'login', back })}>
        去登录
      </a>
    }
  />
);
