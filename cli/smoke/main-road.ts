/** The main road of a buyer: from the first call to the confirmed receipt, each step with its assertions. */
import { choosing } from './choosing.ts';
import { clearAway } from './clear-away.ts';
import { ordering } from './ordering.ts';
import { paying } from './paying.ts';
import { receiving } from './receiving.ts';
import type { RoadPorts } from './road.ts';
import { type RunReport, type SmokeReport, walk } from './scenario.ts';

const steps = [...choosing, ...ordering, ...paying, ...receiving];

/** Walks the road once and clears away behind itself, whatever happened. */
export async function walkMainRoad(ports: RoadPorts, run: number): Promise<RunReport> {
  const road = { ...ports };
  const began = ports.now();
  const walked = await walk(steps, road, ports.now);
  const left = await clearAway(road);
  return { run, ok: walked.thrown === undefined, ms: ports.now() - began, left, ...walked };
}

/** Walks the road so many times; stops early when `goOn` says so. */
export async function repeatMainRoad(
  ports: RoadPorts,
  times: number,
  each: (report: RunReport) => void,
  goOn: () => boolean,
): Promise<SmokeReport> {
  const started = ports.now();
  const runs: RunReport[] = [];
  for (let run = 1; run <= times && goOn(); run += 1) {
    const report = await walkMainRoad(ports, run);
    runs.push(report);
    each(report);
  }
  const ok = runs.length === times && runs.every((report) => report.ok);
  return { scenario: 'main-road', ok, started, ms: ports.now() - started, runs };
}
