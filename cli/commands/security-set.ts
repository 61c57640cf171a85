import { ownerLine } from '#cli/screens/account.ts';
import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';
import { secretOptions } from './frame/secrets.ts';
import { smsLines } from './frame/sms-help.ts';
import { watch } from './frame/watch.ts';
import { newAnswer, proofFrom, proofOptions } from './security-flags.ts';

/** `yaocang security set QUESTION`. */
export const securitySet = command({
  name: 'security set',
  about: ['修改密保问题和答案', 'change the security question and its answer'],
  args: { question: needed('<question>', ['密保问题编号', 'key of the question']) },
  options: { ...proofOptions, ...secretOptions(newAnswer) },
  load: () => import('#cli/services/account/questions.ts'),
  run: async ({ setQuestion }, { question, stdin, file, ...proof }, cli) => {
    const answer = () => cli.secret(newAnswer, { stdin, file });
    const check = await proofFrom(cli, proof);
    const wanted = { ...check, question, newAnswer: answer };
    return watch(cli, setQuestion(await cli.shop(), wanted), { line: smsLines(check.sms, ownerLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
