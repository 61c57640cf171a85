/** A dry run from the frame's side: it acts on paper, on a copy of the configuration, and ends where it would begin to act. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlanner } from '#cli/shop/plan.ts';

export function openPlanning(dir: string, signal: AbortSignal) {
  const ended = new AbortController();
  const copy = mkdtempSync(join(tmpdir(), 'yaocang-dry-run-'));
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.json')) : [];
  for (const file of files) copyFileSync(join(dir, file), join(copy, file));
  return {
    planner: createPlanner(() => ended.abort('planned')),
    /** A copy of the configuration, so that nothing a command keeps outlives the run. */
    dir: copy,
    /** Ends with the run's own signal, and when there is nothing more to plan. */
    signal: AbortSignal.any([signal, ended.signal]),
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}
