import './setup/node-version.mjs';

const { develop } = await import('./setup/develop.mjs');
await develop();
