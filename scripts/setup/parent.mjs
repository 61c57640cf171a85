/** Interval in ms between checks of the parent process. */
const LOOK = 200;

/**
 * Ends this process when the shell between npm and us has ended. npm sends SIGTERM only to that shell, which does not
 * pass it on. Without npm nothing is watched: a background process keeps running.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK);
  timer.unref();
}
