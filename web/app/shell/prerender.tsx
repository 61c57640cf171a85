/** Draws the page's first picture at build time: what home looks like before its data, for a phone and for a desk. */
import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { HomeDeskMarkup } from '#web/areas/home/home-desk-markup.tsx';
import { HomePhoneMarkup } from '#web/areas/home/home-phone-markup.tsx';
import { SearchLine } from '#web/parts/search-line.tsx';
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
    <div className="frame__page has-tab-bar">
      <HomeDeskMarkup />
      <div className="on-phone">
        <HomePhoneMarkup search={<Search look="crown" />} />
      </div>
    </div>
    <TabBarMarkup now="index" hrefs={{ index: NOWHERE, cart: NOWHERE, userCenter: NOWHERE }} />
  </>
);

/** The markup that the build puts into index.html. */
export const renderShell = (): string => renderToString((<Shell />) as ReactElement as never);
