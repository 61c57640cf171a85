import { Suspense, useState } from 'react';
import { later } from '#web/parts/page/later.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QR } from '#web/ui/qr-path.ts';
import { ShellPart } from './shell-part.tsx';

const QrPicture = later(async () => (await import('#web/parts/pictures/qr-picture.lazy.tsx')).QrPicture).View;

/** The shop's QR code for phones, on hover or focus; `code` is an image URL or just a flag. */
export function MobileQr({ code }: { readonly code: string }) {
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only shows what the button inside opens too
    <span className="head__qr" onMouseEnter={() => setShown(true)} onMouseLeave={() => setShown(false)}>
      <button
        type="button"
        aria-expanded={shown}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
      >
        <Icon path={QR} size={16} />
        手机商城
      </button>
      {shown && (
        <span className="head__qr-box">
          {/^(https?:|\/)/.test(code) ? (
            <img src={code} alt="手机商城二维码" width={144} height={144} />
          ) : (
            <ShellPart>
              <Suspense>
                <QrPicture text={document.baseURI.replace(/[?#].*$/, '')} label="手机商城二维码" size={144} />
              </Suspense>
            </ShellPart>
          )}
          扫码进入手机商城
        </span>
      )}
    </span>
  );
}
