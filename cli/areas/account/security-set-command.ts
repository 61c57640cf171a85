import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { secretOptions } from '#cli/frame/secrets.ts';
import { watch } from '#cli/frame/watch.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { smsLines } from '#cli/parts/sms/sms-help.ts';
import { newAnswer, proofFrom, proofOptions } from './security-flags.ts';
import { ownerLine } from './view.ts';

/** `yaocang security set QUESTION`. */
export const securitySet = command({
  name: 'security set',
  about: ['修改密保问题和答案', 'change the security question and its answer'],
  args: { question: needed('<question>', ['密保问题编号', 'key of the question']) },
  options: { ...proofOptions, ...secretOptions(newAnswer) },
  load: () => import('./questions.ts'),
  run: async ({ setQuestion }, { question, stdin, file, ...proof }, cli) => {
    const answer = () => cli.secret(newAnswer, { stdin, file });
    const check = await proofFrom(cli, proof);
    const wanted = { ...check, question, newAnswer: answer };
    return watch(cli, setQuestion(await cli.shop(), wanted), { line: smsLines(check.sms, ownerLine), leave });
  },
  view: sentence,
});

const leave = { type: 'leave' } as const;
