/** The flags of commands that change a secret: how the account is proved, and where secrets come from. */

import type { Cli } from '#cli/frame/cli.ts';
import { oneOf } from '#cli/frame/parameters.ts';
import { type SecretFlags, type SecretKind, secretOptions } from '#cli/frame/secrets.ts';
import { type SmsFlags, smsHelp, smsOptions } from '#cli/parts/sms/sms-help.ts';
import type { ProofWanted } from './owner-proof.ts';
import type { NewPassword } from './passwords.ts';
import { type ProofWay, proofWays } from './proof-ways.ts';

export const newPassword: SecretKind = {
  about: ['新密码', 'New password'],
  variable: 'YAOCANG_NEW_PASSWORD',
  flag: 'new-password',
};
export const securityAnswer: SecretKind = {
  about: ['密保答案', 'Security answer'],
  variable: 'YAOCANG_SECURITY_ANSWER',
  flag: 'answer',
};
export const newAnswer: SecretKind = {
  about: ['新的密保答案', 'New security answer'],
  variable: 'YAOCANG_NEW_ANSWER',
  flag: 'new-answer',
};

/** A new password and its confirmation: who types it types it twice, any other source is taken at its word. */
export async function newPasswordFrom(cli: Cli, kind: SecretKind, flags: SecretFlags): Promise<NewPassword> {
  const password = await cli.secret(kind, flags);
  const isTyped = !flags.stdin && flags.file === undefined && !cli.terminal.env[kind.variable];
  const [zh, en] = kind.about;
  const again: SecretKind = { ...kind, about: [`再次输入${zh}`, `${en} once more`] };
  return { password, confirm: isTyped ? await cli.secret(again, flags) : password };
}

const answerOptions = secretOptions(securityAnswer);

/** How the account is proved: by its question, or by a text message to its phone. */
export const proofOptions = {
  by: oneOf('--by <way>', ['验证方式（默认密保问题）', 'how to prove the account (question)'], proofWays),
  answerStdin: answerOptions.stdin,
  answerFile: answerOptions.file,
  ...smsOptions,
};

interface ProofFlags extends SmsFlags {
  readonly by: ProofWay | undefined;
  readonly answerStdin: boolean;
  readonly answerFile: string | undefined;
}

/** The check as these flags want it. */
export async function proofFrom(cli: Cli, { by, answerStdin, answerFile, ...flags }: ProofFlags) {
  return {
    by,
    answer(question) {
      if (!cli.json) cli.note([question, question]);
      return cli.secret(securityAnswer, { stdin: answerStdin, file: answerFile });
    },
    sms: await smsHelp(cli, flags),
  } satisfies ProofWanted;
}
