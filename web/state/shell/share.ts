/** What the page on show would be in a chat; `web/shell` hands it to WeChat. */
import { proxy } from 'valtio/vanilla';

export interface PageCard {
  readonly title: string;
  readonly desc: string;
  /** Addresses of pictures, as the server wrote them, the best first; where none will do the shop's own is taken. */
  readonly pictures: readonly string[];
  /** The page's own address, made by `href`: without what a visit added to it. */
  readonly address: string;
}

export const sharing = proxy<{ card: PageCard | null }>({ card: null });
