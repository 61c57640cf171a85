/** ms that the app waits at most for its picture, and for a frame that shows it. */
const PATIENCE = 500;

const within = (wait: Promise<unknown>): Promise<unknown> =>
  Promise.race([wait, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/** A task that comes after a frame was drawn; a timer would be put off longer. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    requestAnimationFrame(() => port2.postMessage(0));
  });

/**
 * Waits until the page's first picture has been painted: `coming` is its file on the way, if it has one. Where nobody looks
 * or there is none, nothing is waited for.
 */
export async function afterPicture(coming: Promise<unknown> | undefined): Promise<void> {
  await within(Promise.resolve(coming));
  if (document.hidden || !document.getElementById('root')?.firstChild) return;
  await within(drawn());
}
