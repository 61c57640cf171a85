/** For `test.use`: a journey at a desk, among those on a phone. */
export const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false };
