import './setup/node-version.mjs';
import './setup/vite-folder.mjs';

const { develop } = await import('./setup/develop.mjs');
await develop();
