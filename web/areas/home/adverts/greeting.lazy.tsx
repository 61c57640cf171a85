import { useEffect, useState } from 'react';
import type { Advert } from '#shared/contract/entities.ts';
import { POPUP_SECONDS } from '#shared/rules/home/advert.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { session } from '#web/state/session/session.ts';
import * as kept from '#web/state/storage/kept.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import '../home.css';

/**
 * Who has seen the popup today: each member of this phone sees it once a day, however often the shop is loaded. The
 * phone keeps a digest of day and name, not the name.
 */
const entry = (): string => `${dayOf(serverNow())} ${digestOf(`${dayOf(serverNow())} ${session.name}`)}`;
const seenToday = (): string[] => {
  const today = dayOf(serverNow());
  return (kept.ad7_seen.read() ?? []).filter((each) => each.startsWith(today));
};
const noteSeen = (): void => kept.ad7_seen.write([...new Set([...seenToday(), entry()])]);
/** Without storage: once a visit. */
let seen = '';

/** FNV-1a, 32 bits: two of the few members of a phone hardly share one. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The advert popup (slot ad7). It opens when its image has loaded and no field has the focus, counts down from 9, and
 * closes at 0 or by its button.
 */
export function Greeting({ ad }: { readonly ad: Advert }) {
  const [wanted] = useState(() => seen !== entry() && !seenToday().includes(entry()));
  return wanted && <Popup ad={ad} />;
}

function Popup({ ad }: { readonly ad: Advert }) {
  const [loaded, setLoaded] = useState(false);
  const [fits, setFits] = useState(false);
  const [left, setLeft] = useState(POPUP_SECONDS);
  const open = fits && left > 0;
  useEffect(() => whenLoaded(ad.ad_img, () => setLoaded(true)), [ad.ad_img]);
  useEffect(() => (loaded ? whenNobodyTypes(() => setFits(true)) : undefined), [loaded]);
  useEffect(() => {
    if (!open) return;
    seen = entry();
    noteSeen();
    // Who has come to its link or button by key reads on.
    const isHeld = () => document.activeElement?.matches('.greeting a, .greeting button') === true;
    const timer = setInterval(() => setLeft((now) => (isHeld() ? now : now - 1)), 1000);
    return () => clearInterval(timer);
  }, [open]);
  const close = () => setLeft(0);
  return (
    <Dialog
      open={open}
      kind="center"
      width={400}
      className="greeting"
      title={ad.ad_name || '活动'}
      head={<span className="muted small">{Math.max(left, 1)} 秒后自动关闭</span>}
      onClose={close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: following the link inside closes what it stands in */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is pressed, by mouse or keyboard */}
      <div onClick={close}>
        <AdvertImage ad={ad} place="ad7" largest className="greeting__picture" />
      </div>
    </Dialog>
  );
}

/** Calls back when an image has loaded; never when it fails. */
function whenLoaded(src: string, tell: () => void): () => void {
  const image = new Image();
  image.onload = tell;
  image.src = src;
  return () => {
    image.onload = null;
  };
}

/**
 * ms after leaving a field before the user counts as not typing: the focus may only move on, or a search may navigate.
 */
const TYPED = 500;

/** Calls back when no field has the focus: a dialog would take it and swallow typed text. */
function whenNobodyTypes(tell: () => void): () => void {
  let timer = 0;
  const look = () => {
    if (document.activeElement instanceof HTMLInputElement) return;
    stop();
    tell();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, TYPED);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('focusout', lookSoon);
  };
  document.addEventListener('focusout', lookSoon);
  look();
  return stop;
}
