import { notOffered } from '#shared/messages/wire.ts';
import { TopBar } from '#web/parts/top-bar.tsx';
import { href } from '#web/state/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { laterRoutes } from './later-routes.ts';

/** A route without a page says so and leads home: one that the documents name is not open yet, any other is unknown. */
export function UnknownPage({ path }: { readonly path: string | undefined }) {
  const later = path !== undefined && laterRoutes.has(path);
  const title = later ? notOffered.text : '页面不存在';
  return (
    <main>
      <TopBar title="提示" />
      <h1 className="heard on-desk">提示</h1>
      <Empty
        title={title}
        say={later ? undefined : '您访问的页面不存在或已移走'}
        action={
          <a className={buttonClass({ kind: 'main' })} href={href.index()}>
            返回首页
          </a>
        }
      />
    </main>
  );
}
