/** Draws a page at build time as it stands with what is known: for a visitor and a member, on a phone and on a desk. */
import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { TOKEN_LENGTH } from '#shared/rules/logged-in.ts';
import { href, type RouteName } from '#web/navigation/routes.ts';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { session } from '#web/state/session/session.ts';
import '#web/ui/more-icons.lazy.ts';
import { DeskHeaderMarkup } from '#web/shell/desk-header-markup.tsx';
import { stickyHeader } from '#web/shell/sticky-header.ts';
import { TabBar, WITH_TAB_BAR } from '#web/shell/tab-bar.tsx';

/** Draws; code that the page cannot do without is fetched. */
async function draw(element: ReactElement): Promise<string> {
  for (;;) {
    try {
      return renderToString(element as never);
    } catch (missing) {
      if (missing instanceof Error) throw missing;
      await (missing as { fetch(): Promise<unknown> }).fetch();
    }
  }
}

/** A page with what stands around it: the desk's header, or the phone's tab bar. */
function drawPage(route: RouteName | undefined, desk: boolean, page: ReactElement): Promise<string> {
  const tabBar = WITH_TAB_BAR.includes(route);
  return draw(
    <>
      {desk && <Header route={route} />}
      <div className={tabBar ? 'frame__page has-tab-bar' : 'frame__page'}>{page}</div>
      {tabBar && !desk && <TabBar route={route} />}
    </>,
  );
}

const Header = ({ route }: { readonly route: RouteName | undefined }) => (
  <DeskHeaderMarkup
    sticky={stickyHeader(route)}
    homeHref={href.index()}
    cartHref={href.cart()}
    search={<SearchBox look="head" />}
  />
);

/** The window that is drawn for; the build puts it in the place of a browser's (`scripts/bundle/stubs/react.mjs`). */
const { drawn } = globalThis as unknown as { readonly drawn: { width: number } };
const PHONE = 375;
const DESK = 1280;

function lookAs(desk: boolean, member: boolean): void {
  drawn.width = desk ? DESK : PHONE;
  session.token = member ? '0'.repeat(TOKEN_LENGTH) : '';
  // How the member stands is not known here: nothing asks for what may be done already.
  session.yz = 1;
}

/** What only the session knows keeps its room and is not said. */
const unsaid = (html: string): string =>
  html.replace(/class="tag[ "]/g, 'style="visibility:hidden" $&').replace('你好，游客', '你好');

/** Addresses count from the page: the base is known where it stands. Where a login leads back to, only the app knows. */
const plain = (html: string): string =>
  html
    .replace(/ href="\//g, ' href="./')
    .replace(/([?;])back=[^"&]*/g, '$1')
    .replace(/ (checked|disabled|selected)=""/g, ' $1');

/** The four looks of a page, in the order of `Looks`. */
export async function looksOf(route: RouteName | undefined, page: ReactElement): Promise<string[]> {
  const looks: string[] = [];
  for (const desk of [false, true])
    for (const member of [false, true]) {
      lookAs(desk, member);
      const html = plain(await drawPage(route, desk, page));
      looks.push(member ? unsaid(html) : html);
    }
  return looks;
}
