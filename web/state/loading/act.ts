import { report } from './failure.ts';

/**
 * One act at a time: while `state[name]` says that one works, another does nothing and gives nothing. What it throws is
 * reported.
 */
export async function act<N extends string, R>(
  state: Record<N, boolean | string>,
  name: N,
  todo: () => Promise<R>,
  working: boolean | string = true,
): Promise<R | undefined> {
  const idle = state[name];
  if (idle) return undefined;
  state[name] = working;
  try {
    return await todo();
  } catch (error) {
    report(error);
    return undefined;
  } finally {
    state[name] = idle;
  }
}
