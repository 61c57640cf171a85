import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';

/** `node scripts/typescript.mjs scripts/smoke.ts …` runs a script in TypeScript. What npm starts goes through it, so that each command looks at its Node first. */
const { ensureDependencies } = await import('./setup/dependencies.mjs');
const { endChildrenWithUs, runTool } = await import('./setup/run.mjs');

endChildrenWithUs();
process.exitCode = (await ensureDependencies()) ? (await runTool('tsx', process.argv.slice(2))).code : 1;
