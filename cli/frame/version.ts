/** The version; a test compares it with package.json. In its own file, so that `--version` loads nothing else. */
export const VERSION = '0.1.0';
