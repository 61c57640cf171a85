/**
 * `npm run sizes | head -3` closes the pipe while we still print. That is no error: we continue silently, and the exit
 * code tells the result.
 */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
