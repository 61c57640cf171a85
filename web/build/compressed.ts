import type { Plugin } from 'vite';
import { compressFolder } from '#scripts/bundle/compress.mjs';

/** Lays a `.br` and a `.gz` copy beside every text file that was built. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir) await compressFolder(dir);
  },
});
