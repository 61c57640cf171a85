/** The version of the product; a test compares it with package.json. Apart, so that `--version` loads nothing else. */
export const VERSION = '0.1.0';
