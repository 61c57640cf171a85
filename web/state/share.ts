/** What the page on show would be in a chat; web/app hands it to WeChat. */
import { proxy } from 'valtio/vanilla';

export interface PageCard {
  readonly title: string;
  readonly desc: string;
  /** Address of a picture, as the server wrote it; '' for the shop's own. */
  readonly picture: string;
  /** The page's own address, made by `href`: without what a visit added to it. */
  readonly address: string;
}

export const sharing = proxy<{ card: PageCard | null }>({ card: null });
