import { TOP } from './places.mjs';

/**
 * Vite cuts a path at the first `#` or `?` when it serves sources, as it does for unit tests and `npm run dev`; it says so
 * itself. Builds read by the whole path (bundle/in-any-folder.mjs), so `npm start` works in such a folder.
 */
if (/[#?]/.test(TOP)) {
  console.error(
    `Rename this folder, or work in another clone: Vite cannot serve sources from a path with # or ? (${TOP}). npm start and npm run build work here.`,
  );
  process.exit(1);
}
