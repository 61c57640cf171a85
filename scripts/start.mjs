import './setup/node-version.mjs';

const { start } = await import('./setup/start-shop.mjs');
await start();
