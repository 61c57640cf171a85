import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';

const { start } = await import('./setup/start-shop.mjs');
await start();
