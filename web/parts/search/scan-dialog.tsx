import { useEffect, useRef, useState } from 'react';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { asWeChatSays, createReader } from '#web/wechat/read-codes.ts';
import './scan-dialog.css';

/** ms between two reads of the camera image. */
const LOOK_EVERY = 200;

/**
 * Reads a pack's code with this browser's camera; resolves with the code. Without a camera or its permission the buyer
 * types.
 */
export function ScanDialog({ close }: DialogProps<'scan'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    watch(video.current, over.signal).then(
      (text) => text !== undefined && close(text),
      () => over.signal.aborted || setFailed(true),
    );
    return () => over.abort();
  }, [close]);
  return (
    <Dialog
      open
      title="扫码搜索"
      width={400}
      onClose={() => close()}
      foot={
        <Button kind="line" size="lg" wide onClick={() => close()}>
          手动输入
        </Button>
      }
    >
      {failed ? (
        <p className="scan-dialog__say" role="alert">
          无法使用相机：请在浏览器设置里允许使用相机，或手动输入条码
        </p>
      ) : (
        <div className="scan-dialog__frame">
          <video ref={video} playsInline muted aria-label="相机画面" />
        </div>
      )}
      <p className="small muted">对准药盒上的条形码、追溯码或商品二维码</p>
    </Dialog>
  );
}

/** Shows the camera until a code is read; undefined when it was cancelled. */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | undefined> {
  const reader = await createReader();
  if (!reader || !video) throw new Error('No barcode reader.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      // The camera may have no image yet.
      const [found] = await reader.detect(video).catch(() => []);
      if (found) return asWeChatSays(found);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
