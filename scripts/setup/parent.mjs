/** How often we look after the parent, in ms: short enough that nobody finds us alive after npm was ended. */
const LOOK = 200;

/**
 * Ends this process when the shell between npm and us is gone. npm passes a SIGTERM on to that shell only, and the
 * shell dies without a word to us. Without npm nothing is watched: a program put into the background stays there.
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
