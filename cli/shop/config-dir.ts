/** Where the profiles and the logins are kept. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** YAOCANG_CONFIG_DIR, or `yaocang` in the XDG configuration folder; a relative one does not count, as XDG has it. */
export function configDir(env: Env): string {
  if (env.YAOCANG_CONFIG_DIR) return env.YAOCANG_CONFIG_DIR;
  const xdg = env.XDG_CONFIG_HOME ?? '';
  return join(isAbsolute(xdg) ? xdg : join(env.HOME || homedir(), '.config'), 'yaocang');
}
