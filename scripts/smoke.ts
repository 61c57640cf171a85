/**
 * Proves the smoke runs themselves: `npm run smoke` walks from a text message to a paid order by the shop's own clock and
 * tells the CPU time, then walks the main road 200 times against the built stand-in and counts the failures. Both stand
 * beside what starting Node costs, measured in the same run. `npm run smoke -- 50` walks so many times.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startStandIn } from '#cli/e2e/support/stand-in.ts';
import { createPerson, forgetPeople } from '#cli/e2e/support/yaocang.ts';
import { runAll, tasksOf } from '#cli/smoke/run-all.ts';
import { scenarios } from '#cli/smoke/scenarios/index.ts';
import { telling, testPorts } from '#cli/smoke/testing/test-ports.ts';
import { openTestShop } from '#fixtures/backend/test-shop.ts';
import { LOOPBACK } from '#fixtures/loopback.ts';

const times = Number(process.argv[2] ?? 200);

/** ms of CPU that this process has used, its own and the system's for it. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function byTheClock(): Promise<boolean> {
  const standIn = await openTestShop();
  const { fetch, operate, shop } = standIn;
  const ports = testPorts({ base: `${LOOPBACK}/api`, fetch, operate, now: () => shop.now() }, 'liansuo');
  const around = { ...telling, jobs: 1, now: () => shop.now(), goOn: () => true, each: () => undefined };
  const flow = scenarios.filter(({ name }) => name === 'sms-to-paid');
  const measured: number[] = [];
  let ok = true;
  for (let round = 0; round < 3; round += 1) {
    const [before, began] = [cpu(), shop.now()];
    const [run] = await runAll(tasksOf(flow, 1, {}), { ...around, portsFor: async () => ports });
    measured.push(cpu() - before);
    ok &&= run?.ok === true;
    if (round === 0)
      console.log(`clock-driven flow: ${run?.steps.length} steps, ${(shop.now() - began) / 1000} s of the shop's time`);
  }
  await standIn.close();
  console.log(
    `  CPU of the client and the whole shop: first ${measured[0]?.toFixed(0)} ms, least ${Math.min(...measured).toFixed(0)} ms (target < 1000)`,
  );
  return ok && Math.min(...measured) < 1000;
}

async function again(): Promise<boolean> {
  const standIn = await startStandIn();
  const person = createPerson(standIn.base);
  const began = performance.now();
  const { exit, out } = await person.run(['smoke', 'main-road', '--repeat', String(times), '--json']);
  const took = performance.now() - began;
  const { runs } = (JSON.parse(out) as { data: { runs: readonly { ok: boolean; left: readonly string[] }[] } }).data;
  const failed = runs.filter(({ ok }) => !ok).length;
  const left = runs.flatMap((run) => run.left).length;
  await standIn.end();
  forgetPeople();
  console.log(
    `main road ${runs.length} times: ${failed} failed, ${left} left behind, exit ${exit}, ${(took / runs.length).toFixed(0)} ms each`,
  );
  return exit === 0 && failed === 0 && left === 0 && runs.length === times;
}

async function floor(): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now();
    await promisify(execFile)(process.execPath, ['-e', '0']);
    took.push(performance.now() - began);
  }
  console.log(`floor: node -e 0 takes ${Math.min(...took).toFixed(0)} ms`);
}

await floor();
const all = [await byTheClock(), await again()];
process.exitCode = all.every(Boolean) ? 0 : 1;
