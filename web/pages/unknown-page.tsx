import { href } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { isForTesting } from '#web/state/settings/stage.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

/** A manual check on a real phone. No link leads to it. */
const PhoneCheck = later(
  async () => (await import('#web/areas/phone-check/phone-check-page.tsx')).PhoneCheckPage,
  'up',
).View;

/** Shown for an unknown address, with a link home. */
export function UnknownPage({ path }: { readonly path: string | undefined }) {
  if (isForTesting && path === '/phone-check') return <PhoneCheck />;
  return (
    <main>
      <TopBar title="提示" />
      <h1 className="visually-hidden on-desk">提示</h1>
      <Empty
        title="页面不存在"
        say="您访问的页面不存在或已移走"
        action={
          <ButtonLink kind="main" href={href.index()}>
            返回首页
          </ButtonLink>
        }
      />
    </main>
  );
}
