import { useEffect, useState } from 'react';
import type { Advert } from '#shared/contract/entities.ts';
import { POPUP_SECONDS } from '#shared/rules/advert.ts';
import { AdvertImage } from '#web/parts/content/advert-image.tsx';
import { dayOf } from '#web/parts/time/day.ts';
import { session } from '#web/state/session/session.ts';
import { isText, keep, listOf, recall } from '#web/state/storage/storage.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import '../home.css';

/** Members who saw the popup today: each sees it once a day, however often the shop is loaded. */
const SEEN = 'ad7_seen';
const entry = (): string => `${dayOf(Date.now())} ${session.name}`;
const seenToday = (): string[] => {
  const today = dayOf(Date.now());
  return (recall(SEEN, listOf(isText)) ?? []).filter((each) => each.startsWith(today));
};
const noteSeen = (): void => keep(SEEN, [...new Set([...seenToday(), entry()])]);
/** Without storage: once a visit. */
let seen = '';

/**
 * The advert popup (slot ad7). It opens when its image has loaded and no field has the focus, counts down from 9, and
 * closes at 0 or by its button.
 */
export function AdPopup({ ad }: { readonly ad: Advert }) {
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
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [open]);
  const close = () => setLeft(0);
  return (
    <Dialog
      open={open}
      kind="center"
      width={400}
      className="ad-popup"
      title={ad.ad_name || '活动'}
      head={<span className="muted small">{Math.max(left, 1)} 秒后自动关闭</span>}
      onClose={close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: following the link inside closes what it stands in */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is pressed, by mouse or keyboard */}
      <div onClick={close}>
        <AdvertImage ad={ad} place="ad7" eager className="ad-popup__ad" />
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
