/** Runs a command of the user's in a shell, as `--sms cmd:` and `--settle cmd:` name one. */
import { spawn } from 'node:child_process';
import { setImmediate as turn } from 'node:timers/promises';
import { isSecretVariable } from '#cli/shop/secret-variables.ts';

interface Around {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** ms */
  readonly timeout: number;
}

/** A command inherits no secret of ours: it has what it is given. */
const withoutSecrets = (env: Around['env']): Around['env'] =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretVariable(name)));

/** What it wrote by the time it ended; what it left running in the background is not waited for. Rejects unless it ends with 0. */
export function outputOf(command: string, around: Around): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      ...around,
      env: withoutSecrets(around.env),
      shell: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => void parts.push(part));
    const failed = (error: Error) => {
      child.stdout.destroy();
      reject(error);
    };
    child.once('error', failed);
    child.once('exit', async (code, signal) => {
      if (code !== 0) return failed(new Error(`it ended with ${code ?? signal}`));
      // What it wrote lies in the pipe. The loop looks there between two turns: where that brings no more, it is empty.
      for (let seen = -1; seen < parts.length; ) {
        seen = parts.length;
        await turn();
        await turn();
      }
      child.stdout.destroy();
      resolve(Buffer.concat(parts).toString('utf8'));
    });
  });
}
