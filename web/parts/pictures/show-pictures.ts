import type { ViewerAsk } from '#web/state/dialogs/dialog-table.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { previewPictures } from '#web/wechat/wechat.ts';

type Outcome = Awaited<ReturnType<typeof open<'viewer'>>>;

/**
 * Shows images full screen: in WeChat's viewer, where a long press recognises codes, else in our own, which can also
 * replace and delete.
 */
export async function showPictures(ask: ViewerAsk): Promise<Outcome> {
  const urls = ask.pictures.map(({ src }) => new URL(src, location.href).href);
  if (!ask.own && (await previewPictures(urls, urls[ask.at] ?? ''))) return undefined;
  return open('viewer', ask);
}
