import './setup/node-version.mjs';
import './setup/vite-folder.mjs';
import './setup/closed-pipe.mjs';
import './testing/alone.mjs';

const { proveEverything } = await import('./testing/proofs.mjs');
await proveEverything();
