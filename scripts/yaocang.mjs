#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/cli/main.mjs', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('yaocang is not built yet: run npm start or npm run build first.');
  process.exitCode = 2;
}
