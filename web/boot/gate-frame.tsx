import { logInToUse } from '#shared/messages/shell.ts';
import { href } from '#web/navigation/routes.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';

/**
 * A members' page for a visitor on a phone, as it stands in the HTML: its link works without any code. The inline script
 * writes the page's title, its words and the way back into it.
 */
export const GateFrame = () => (
  <main className="page-frame">
    <TopBar title="" />
    <Empty
      title={logInToUse.text}
      say=" "
      action={
        <a className={buttonClass()} href={href.user({ path: 'login' })}>
          去登录
        </a>
      }
    />
  </main>
);
