import react from '@vitejs/plugin-react';
import { TARGET } from '../floor/browsers.mjs';
import { inTop } from '../setup/places.mjs';

/**
 * What every build of the web side shares; `./` as the base lets the same build work below any path.
 * @type {import('vite').InlineConfig}
 */
export const webConfig = {
  configFile: false,
  envDir: false,
  root: inTop('web'),
  base: './',
  logLevel: 'warn',
  plugins: [react()],
  build: {
    target: TARGET,
    cssTarget: TARGET,
    emptyOutDir: true,
    reportCompressedSize: false,
    // It would come with the very scripts that it is to fetch ahead.
    modulePreload: { polyfill: false },
  },
};
