/** The picture of a share card. WeChat takes only absolute URLs, and shows no picture when the file is too large. */
import picture from './shop-picture.png?no-inline';

/** The shop's own small PNG, which always works. */
export const shopPicture = (): string => new URL(picture, import.meta.url).href;

/** WeChat's limit for a card's picture, in bytes. */
export const HEAVIEST = 128 * 1024;
/** Types that WeChat shows on a card; SVG, WebP and GIF give an empty card. */
const TYPES = /^image\/(jpeg|png)\b/i;
/** The same by file name, with or without the suffix of an image server (`a.jpg!small`). */
const NAMES = /\.(jpe?g|png)([!@][^/]*)?$/i;
/** Statuses of a missing file. */
const GONE: readonly number[] = [404, 410];
/** ms to wait for a file's headers: the card must be set before the menu is opened. */
const PATIENCE = 2_000;

/** What a server says of a file in its headers; undefined for what it does not say. */
interface Told {
  readonly bytes?: number | undefined;
  readonly type?: string | undefined;
}

/** The first picture that WeChat would show, else the shop's own. `page` is the address that relative URLs refer to. */
export async function cardPicture(
  pictures: readonly string[],
  page: string,
  ask: (address: string) => Promise<Told> = askServer,
): Promise<string> {
  for (const written of pictures) {
    const address = absolute(written, page);
    if (address === undefined) continue;
    const { bytes, type } = await ask(address);
    if (type === undefined ? !NAMES.test(new URL(address).pathname) : !TYPES.test(type)) continue;
    // An unknown size (another host, an old server) is no reason for an empty card.
    if (bytes === undefined || bytes <= HEAVIEST) return address;
  }
  return shopPicture();
}

/** Undefined for anything but a web address. On an https page http becomes https. */
function absolute(written: string, page: string): string | undefined {
  if (written === '') return undefined;
  try {
    const address = new URL(written, page);
    if (!/^https?:$/.test(address.protocol)) return undefined;
    if (new URL(page).protocol === 'https:') address.protocol = 'https:';
    return address.href;
  } catch {
    return undefined;
  }
}

async function askServer(address: string): Promise<Told> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), PATIENCE);
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', signal: over.signal });
    // A missing file counts as too large. A server without HEAD says nothing.
    if (GONE.includes(status)) return { bytes: Number.POSITIVE_INFINITY };
    if (!ok) return {};
    const length = Number(headers.get('content-length') ?? Number.NaN);
    const bytes = Number.isFinite(length) && !headers.has('content-encoding') ? length : undefined;
    return { bytes, type: headers.get('content-type') ?? undefined };
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
