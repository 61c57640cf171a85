import { notOffered } from '#shared/messages/wire.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { href } from '#web/state/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

/** A route of the documents without a screen says so and leads home. */
export function NotOpenPage() {
  return (
    <main>
      <TopBar title="提示" />
      <h1 className="visually-hidden on-desk">提示</h1>
      <Empty
        title={notOffered.text}
        action={
          <a className={buttonClass({ kind: 'main' })} href={href.index()}>
            返回首页
          </a>
        }
      />
    </main>
  );
}
