/** True for a test file that replaces modules. */
export const replacesModules = (source: string): boolean => /\bvi\.(doMock|mock)\(/.test(source);

/** True for a test file that gets fresh copies of all our modules: one of the web, whose stores keep data, or one that replaces some. */
export const needsFreshModules = (path: string, source: string): boolean =>
  path.includes('/web/') || replacesModules(source);
