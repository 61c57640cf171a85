import { notOffered } from '#shared/messages/wire.ts';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { href, type QueryOf } from '#web/state/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { LoginScreen } from './login-screen.tsx';

/** /user: the login, by default; the other screens of its `path` are not there yet. */
export function UserPage({ query }: { readonly query: QueryOf<'user'> }) {
  if (query.path === '' || query.path === 'login') return <LoginScreen query={query} />;
  const title = TITLES[query.path] ?? '账号';
  return (
    <main>
      <TopBar title={title} back={href.user({ path: 'login' })} />
      <div className="on-desk">
        <Breadcrumb title={title} />
      </div>
      <Empty
        title={notOffered.text}
        say="请联系业务员或客服办理"
        action={
          <a className={buttonClass()} href={href.user({ path: 'login' })}>
            返回登录
          </a>
        }
      />
    </main>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  register: '注册',
  register_t: '邀请码注册',
  'forget-pwd': '忘记密码',
  're-yz': '密保验证',
};
