import { command } from '#cli/frame/command.ts';
import { many, word, yes } from '#cli/frame/parameters.ts';
import { plainPaper } from '#cli/frame/watch.ts';
import { contractReport, surveyLine } from '../contract/contract-view.ts';

/** `yaocang contract check [WORDS…]`. */
export const contractCheck = command({
  name: 'contract check',
  about: ['检查只读接口的应答与约定是否一致', 'compare the answers of every reading call with the contract'],
  examples: [
    'yaocang contract check --env staging',
    'yaocang contract check order --baseline contract.json',
    'yaocang contract check --baseline contract.json --accept',
  ],
  args: { words: many('[words...]', ['只检查路径含有这些词的接口', 'only calls whose path holds one of these']) },
  options: {
    baseline: word('--baseline <file>', ['已接受的偏差', 'deviations that are accepted']),
    accept: yes('--accept', ['把当前偏差写入基线', 'write what is found as the baseline']),
    verbose: yes('--verbose', ['逐个显示', 'tell each call']),
  },
  load: () => import('../contract/contract-check.ts'),
  run: async ({ checkContract }, { verbose, ...given }, cli) =>
    checkContract(await cli.shopBeforeInit(), {
      ...given,
      planner: cli.planner,
      each: (row) => (verbose ? cli.output.err(surveyLine(row, plainPaper(cli))) : undefined),
    }),
  judge: ({ judgeContract }, report) => judgeContract(report),
  view: contractReport,
});
