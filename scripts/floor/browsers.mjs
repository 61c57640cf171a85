/**
 * The floor: the oldest supported browsers. An iPhone on iOS 15 in WeChat, minus one version to be safe; Chrome 87 is
 * older than any engine that WeChat ships on Android. Firefox 115 is the last one for Windows 7, which desks of pharmacies have.
 */

/** For Vite's styles. */
export const CSS_TARGET = ['es2020', 'chrome87', 'safari14.1', 'ios14.5', 'firefox115'];

/**
 * For Vite's scripts. Chrome is named as 91, which reads no more of es2020 than 87 does: below it the bundler rewrites every
 * `?.`, because 87 fails on `a?.b(...list)`. We write no such call (`scripts.ts` looks); packages are run by the visits in Chromium 87.
 */
export const TARGET = CSS_TARGET.map((name) => (name === 'chrome87' ? 'chrome91' : name));

/** For tools that use browserslist. */
export const BROWSERS = ['chrome 87', 'safari 14.1', 'ios_saf 14.5-14.8', 'firefox 115'];
