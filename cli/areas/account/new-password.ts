import type { Cli } from '#cli/frame/cli.ts';
import { type SecretFlags, type SecretKind, secretKind } from '#cli/frame/secrets.ts';
import { passwordsDiffer } from '#shared/messages/security.ts';
import type { NewPassword } from './security.ts';

/** A new password and its confirmation. It is typed twice at a prompt; other sources are read once. */
export async function newPasswordFrom(
  cli: Pick<Cli, 'secret' | 'terminal'>,
  kind: SecretKind,
  flags: SecretFlags,
): Promise<NewPassword> {
  const password = await cli.secret(kind, flags);
  const isTyped = !flags.stdin && flags.file === undefined && !cli.terminal.env[kind.variable];
  const [zh, en] = kind.about;
  const again = secretKind(kind.flag, kind.variable, [`再次输入${zh}`, `${en} once more`], passwordsDiffer);
  return { password, confirm: isTyped ? await cli.secret(again, flags) : password };
}
