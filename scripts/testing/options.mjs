/** Steps that use a build. */
const NEED_BUILD = ['cli', 'webkit', 'oldest', 'firefox', 'lighthouse', 'e2e', 'terminal', 'browser', 'crawl', 'smoke'];

/**
 * The steps chosen on the command line. Steps that use a build get the build step too, which is quick when fresh.
 * @param {readonly string[]} names all steps, in order
 * @param {readonly string[]} args nothing, or `--only a,b`, or `--only=a,b`
 * @param {string} [command] as typed
 * @returns {string[] | string} the names in order, or an error message
 */
export function chooseSteps(names, args, command = 'npm test') {
  const [option = '', ...rest] = args.flatMap((arg) => arg.split('='));
  if (args.length === 0) return [...names];
  const usage = `Use ${command}, or ${command} -- --only with some of: ${names.join(',')}`;
  const [list = ''] = rest;
  if (option !== '--only' || rest.length !== 1) return usage;
  const wanted = list.split(',');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) return `There is no step called ${unknown.join(', ')}. ${usage}`;
  const needed = wanted.some((name) => NEED_BUILD.includes(name)) ? [...wanted, 'build'] : wanted;
  return names.filter((name) => needed.includes(name));
}
