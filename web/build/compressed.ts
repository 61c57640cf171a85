import type { Plugin } from 'vite';
import { compressFolder } from '#scripts/bundle/compress.mjs';

/** Writes a `.br` and a `.gz` copy beside every text file of the build. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir) await compressFolder(dir);
  },
});
