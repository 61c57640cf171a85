/** Prerenders parts of the shop to HTML: for phone and desktop, for a visitor and a member. */

import { renderToStringAsync } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { TOKEN_LENGTH } from '#shared/rules/login/logged-in.ts';
import { href, type RouteName } from '#web/navigation/routes.ts';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { DeskHeaderMarkup } from '#web/shell/desk-header-markup.tsx';
import { stickyHeader } from '#web/shell/sticky-header.ts';
import { TabBar } from '#web/shell/tab-bar.tsx';
import { session } from '#web/state/session/session.ts';
import { drawingWindow } from './drawing-window.ts';

/** Preact's renderer, which has its own element type. */
export const draw = async (element: ReactElement): Promise<string> =>
  plain(await renderToStringAsync(element as never));

export const Header = ({ route }: { readonly route: RouteName | undefined }) => (
  <DeskHeaderMarkup
    sticky={stickyHeader(route)}
    homeHref={href.index()}
    cartHref={href.cart()}
    search={<SearchBox look="head" />}
  />
);

const PHONE = 375;
const DESK = 1280;

export function lookAs(desk: boolean, member: boolean): void {
  drawingWindow.width = desk ? DESK : PHONE;
  session.token = member ? '0'.repeat(TOKEN_LENGTH) : '';
  // The member's verification is unknown here. 1 means that nothing asks for verification.
  session.yz = 1;
}

/** Hides what only the session knows, and keeps its space. */
const unsaid = (html: string): string =>
  html.replace(/class="tag[ "]/g, 'style="visibility:hidden" $&').replace('你好，游客', '你好');

/**
 * Makes links relative, because the base path is unknown at build time. Removes `back`: only the app knows where a
 * login returns to.
 */
const plain = (html: string): string =>
  html
    .replace(/ href="\//g, ' href="./')
    .replace(/([?;])back=[^"&]*/g, '$1')
    .replace(/ (checked|disabled|selected)=""/g, ' $1');

/** Home rendered four times: for a visitor and a member on a phone, then for both on a desktop. */
export async function looksOf(page: ReactElement): Promise<string[]> {
  const looks: string[] = [];
  for (const desk of [false, true])
    for (const member of [false, true]) {
      lookAs(desk, member);
      const html = await draw(
        <>
          {desk && <Header route="index" />}
          <div className="frame__page has-tab-bar">{page}</div>
          {!desk && <TabBar route="index" />}
        </>,
      );
      looks.push(member ? unsaid(html) : html);
    }
  return looks;
}
