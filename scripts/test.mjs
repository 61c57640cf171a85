import './setup/node-version.mjs';
import './setup/vite-folder.mjs';
import './setup/closed-pipe.mjs';
import './testing/alone.mjs';

const { testEverything } = await import('./testing/steps.mjs');
await testEverything();
