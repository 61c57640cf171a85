/** Runs jobs in order, a few at a time: ticking a whole list sends a call for each of its goods. */
export function createLanes(most: number) {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  async function next(): Promise<void> {
    if (running >= most) return;
    const job = waiting.shift();
    if (!job) return;
    running += 1;
    await job().finally(() => {
      running -= 1;
    });
    void next();
  }

  return (job: () => Promise<void>): void => {
    waiting.push(job);
    void next();
  };
}
