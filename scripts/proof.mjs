import './setup/node-version.mjs';

const { proveEverything } = await import('./testing/proofs.mjs');
await proveEverything(process.argv.slice(2));
