/** The share card of the current page; `web/shell` passes it to WeChat. */
import { proxy } from 'valtio/vanilla';

export interface PageCard {
  readonly title: string;
  readonly desc: string;
  /** Image URLs as the server wrote them, the best first. When none is usable the shop's own is taken. */
  readonly pictures: readonly string[];
  /** The page's address, made by `href`, without parameters that a visit added. */
  readonly address: string;
}

export const sharing = proxy<{ card: PageCard | null }>({ card: null });
