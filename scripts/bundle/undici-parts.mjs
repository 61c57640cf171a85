import { inTop } from '../setup/places.mjs';

/**
 * What undici brings and cli/shop/http.ts never asks for: fetch, mocks, caches, web sockets, SOCKS, HTTP/2, channels for
 * debuggers, its other ways of asking than `request` (but for `connect`, by which it goes through a proxy). Three
 * quarters of it, read and compiled by every run that asks the network anything.
 */
const UNASKED =
  /(^|\/)(mock\/(mock-(agent|client|pool|call-history)|snapshot-agent)|web\/|interceptor\/|cache\/|api-(stream|pipeline|upgrade)(\.js)?$|handler\/(retry|cache|deduplication|redirect)|diagnostics(\.js)?$|(client-h2|h2c-client|socks5-proxy-agent|balanced-pool|round-robin-pool|retry-agent)(\.js)?$)/;

/** Leaves those parts out of a bundle. */
export const withoutUnasked = {
  name: 'undici-parts',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @this {import('vite').Rollup.PluginContext}
   * @param {string} source
   * @param {string | undefined} importer
   */
  async resolveId(source, importer) {
    const isInside = importer?.includes('/node_modules/undici/') ?? false;
    // The parser comes twice, for processors with and without wide instructions; the one without runs everywhere.
    if (isInside && source.endsWith('llhttp_simd-wasm.js'))
      return this.resolve(source.replace('_simd', ''), importer, { skipSelf: true });
    return isInside && source.startsWith('.') && UNASKED.test(source) ? inTop('scripts/bundle/stubs/empty.cjs') : null;
  },
};
