/**
 * WebKit keeps a preloaded module that was lost, for the next page too, and gives the failure to every import of the file
 * (2.50, November 2026). A fetch of the same address drops it, so that the next import asks the server.
 */
export const dropLostPreloads = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload')
        fetch(target.href, { cache: 'reload' }).catch(() => undefined);
    },
    // Errors of links do not bubble.
    true,
  );
