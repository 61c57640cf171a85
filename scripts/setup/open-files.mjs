/** Open files that tests need: one process holds many shops with their databases. */
const ENOUGH = 1024;

/**
 * What to do where this machine allows a process too few open files; '' where it allows enough.
 * @param {unknown} [allowed] a number, or `unlimited`
 */
export function tooFewFiles(allowed = openFiles()) {
  if (typeof allowed !== 'number' || allowed >= ENOUGH) return '';
  return `This machine allows a process ${allowed} open files, and the tests need ${ENOUGH}: raise it (ulimit -Hn ${ENOUGH}, or "nofile" in /etc/security/limits.conf), or some tests fail.`;
}

/** Node raises the limit of each process as far as it may. */
function openFiles() {
  const { userLimits } = /** @type {any} */ (process.report?.getReport() ?? {});
  return userLimits?.open_files?.soft;
}
