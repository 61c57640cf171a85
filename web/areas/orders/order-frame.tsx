import { logInToUse } from '#shared/messages/shell.ts';
import { href } from '#web/state/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/state.tsx';

/** Where a desk page of the user centre stands. */
export function MemberCrumb({ title, between }: { readonly title: string; readonly between?: [string, string] }) {
  return (
    <div className="crumb">
      <nav className="crumb__way" aria-label="当前位置">
        <a href={href.index()}>首页</a>
        <Icon name="right" size={16} />
        <a href={href.userCenter()}>个人中心</a>
        <Icon name="right" size={16} />
        {between && (
          <>
            <a href={between[1]}>{between[0]}</a>
            <Icon name="right" size={16} />
          </>
        )}
        <h1>{title}</h1>
      </nav>
    </div>
  );
}

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
