/** The picture of a shared card. WeChat takes an absolute address only, and leaves the card bare when the file is too heavy. */

/** A small picture of the shop itself, a plain PNG file: it is always good. */
export const shopPicture = (): string => new URL('./shop-picture.png?no-inline', import.meta.url).href;

/** Bytes: WeChat's bound for a card's picture. */
export const HEAVIEST = 128 * 1024;
/** What WeChat shows on a card; an SVG, a WebP or a GIF leaves the card bare. */
const TYPES = /^image\/(jpeg|png)\b/i;
/** The same by the file's name, with or without the mark of a picture server (`a.jpg!small`). */
const NAMES = /\.(jpe?g|png)([!@][^/]*)?$/i;
/** Statuses of what is not there. */
const GONE: readonly number[] = [404, 410];
/** A file that does not tell of itself within these ms is not waited for: the card has to be set before the menu is opened. */
const PATIENCE = 2_000;

/** What a server tells of a file before it sends it; undefined for what it does not tell. */
interface Told {
  readonly bytes?: number | undefined;
  readonly type?: string | undefined;
}

/** The first of the pictures that WeChat would show, else the shop's own. `page` is the address that they stand on. */
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
    // A weight that nobody tells (another host's picture, an old server) is no reason to send a bare card.
    if (bytes === undefined || bytes <= HEAVIEST) return address;
  }
  return shopPicture();
}

/** Undefined for what is no web address; on a page behind TLS its pictures are asked for behind TLS too. */
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
    // What is not there at all is too heavy for any card; a server that answers no HEAD tells nothing.
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
