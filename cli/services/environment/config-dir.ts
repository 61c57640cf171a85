/** Where the profiles and the logins are kept. */
import { homedir } from 'node:os';
import { join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** YAOCANG_CONFIG_DIR, or `yaocang` in the XDG configuration folder. */
export function configDir(env: Env): string {
  if (env.YAOCANG_CONFIG_DIR) return env.YAOCANG_CONFIG_DIR;
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'yaocang');
}
