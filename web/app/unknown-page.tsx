import { href } from '#web/state/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

/** An unknown route says so and leads home. */
export function UnknownPage() {
  return (
    <main>
      <Empty
        title="页面不存在"
        say="您访问的页面不存在或已移走"
        action={
          <a className={buttonClass({ kind: 'main' })} href={href.index()}>
            返回首页
          </a>
        }
      />
    </main>
  );
}
