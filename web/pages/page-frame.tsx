import type { ReactNode } from 'react';
import type { Skeleton as Kind } from '#web/navigation/routes.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import '#web/ui/skeleton.css';
import './page-frame.css';

interface Props {
  readonly title: string;
  /** `blank`: nothing is known of the page, for example a members-only page for a visitor. */
  readonly skeleton: Kind | 'blank';
  /** A list's search box stands in the head; px that are free behind it. */
  readonly box?: number | undefined;
  readonly desk: boolean;
  /** The place of its body while the build draws it. */
  readonly children?: ReactNode;
}

/**
 * Shown before a page's code has loaded: its head and its skeleton. The build prerenders both into the HTML; the app shows
 * them while a page loads, and has no skeleton of its own. Home on a phone is the app's. In development the body is empty.
 */
export function PageFrame({ title, skeleton, box, desk, children }: Props) {
  const isSearch = skeleton === 'search';
  return (
    <main className="page-frame page-width" aria-busy="true" aria-label="加载中">
      {desk ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : skeleton === 'member' ? (
        <MemberCrown title={title} />
      ) : (
        <TopBar
          title={title}
          cart={isSearch}
          {...(skeleton === 'cart' && { back: null })}
          head={isSearch ? <SearchBox look="bar" /> : box !== undefined && <BoxPlace free={box} />}
        />
      )}
      {children ?? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has drawn it into the page
        <div className="page-frame__rest" dangerouslySetInnerHTML={{ __html: bodyOf(skeleton, desk) }} />
      )}
    </main>
  );
}

/** What the build has drawn below the head (`boot/frame-bodies.tsx`, `boot/desk-bodies.tsx`). */
const bodyOf = (skeleton: string, desk: boolean): string =>
  document.getElementById(`body-${desk ? 'desk-' : ''}${skeleton}`)?.textContent ?? '';

/** The place of a list's search box, by its measures. */
const BoxPlace = ({ free }: { readonly free: number }) => (
  <span className="skeleton page-frame__box" style={{ marginRight: free }} />
);

/** The ground of the member centre's own head. */
export const MemberCrown = ({ title }: { readonly title: string }) => (
  <header className="page-frame__crown">
    <h1 className="visually-hidden">{title}</h1>
  </header>
);
