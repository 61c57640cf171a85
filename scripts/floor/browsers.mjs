/**
 * The floor: the oldest supported browsers. An iPhone on iOS 15 in WeChat, minus one version to be safe; Chrome 87 is
 * older than any engine that WeChat ships on Android. Firefox 115 is the last one for Windows 7, which desks of pharmacies have.
 */

/** For Vite and its plugins. */
export const TARGET = ['es2020', 'chrome87', 'safari14.1', 'ios14.5', 'firefox115'];

/** For tools that use browserslist. */
export const BROWSERS = ['chrome 87', 'safari 14.1', 'ios_saf 14.5-14.8', 'firefox 115'];
