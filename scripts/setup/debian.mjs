import { isProgram } from './is-program.mjs';
import { run } from './run.mjs';

/** Whether we may install Debian's packages here. */
export const mayInstall = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

/**
 * Installs packages of Debian.
 * @param {string} what as a sentence names it @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installPackages(what, packages) {
  console.log(`There is no ${what} here. Installing Debian’s, which takes a minute or two.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })).code === 0;
}
