/**
 * Draws the page's first picture at build time, for a phone and for a desk: what home looks like before its data, and
 * what any other page does. The page itself decides which of them shows.
 */
import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { firstPage } from '#shared/contract/first-page.ts';
import { home } from '#shared/contract/index-php.ts';
import { HomeDeskMarkup } from '#web/areas/home/desk/home-desk-markup.tsx';
import { HomePhoneMarkup } from '#web/areas/home/phone/home-phone-markup.tsx';
import { SearchLine } from '#web/parts/search/search-line.tsx';
import { type RouteName, routes } from '#web/state/routes.ts';
import { firstCallsOf } from '../first-calls.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { DeskHeaderMarkup } from './desk-header-markup.tsx';
import { TabBarMarkup } from './tab-bar-markup.tsx';

/** Links of the picture lead nowhere by themselves: the base path is known only when the app runs. */
const NOWHERE = '#';

const Search = ({ look }: { readonly look: 'head' | 'crown' }) => (
  <div className={`search-box search-box--${look}`}>
    <SearchLine />
  </div>
);

/** The shell and nothing else; React replaces it with its first commit, in the same measures. */
const Shell = () => (
  <>
    <DeskHeaderMarkup sticky homeHref={NOWHERE} cartHref={NOWHERE} search={<Search look="head" />} />
    <div className="first-home">
      <div className="frame__page has-tab-bar">
        <HomeDeskMarkup />
        <div className="on-phone">
          <HomePhoneMarkup search={<Search look="crown" />} />
        </div>
      </div>
      <TabBarMarkup now="index" hrefs={{ index: NOWHERE, cart: NOWHERE, userCenter: NOWHERE }} />
    </div>
    <div className="frame__page first-other">
      <PageSkeleton />
    </div>
  </>
);

/** The markup that the build puts into index.html. */
export const renderShell = (): string => renderToString((<Shell />) as ReactElement as never);

/** The paths of calls that the script of the page knows. */
export const paths = { init: firstPage.init.path, home: home.home.path };

/** What each route asks first. */
export const firstCalls = (Object.keys(routes) as RouteName[]).map((route) => ({
  route,
  path: routes[route].path,
  first: firstCallsOf(route),
}));
