import react from '@vitejs/plugin-react';
import { inTop } from '../setup/places.mjs';

/** The oldest browsers served: an iPhone on iOS 15 in WeChat's view, one step below to be safe. */
const TARGET = ['es2020', 'chrome87', 'safari14', 'ios14'];

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
