import { command } from '#cli/frame/command.ts';
import { many, needed } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang scope submit SCOPE FILE…`. */
export const scopeSubmit = command({
  name: 'scope submit',
  about: ['申请经营范围', 'ask for a business scope'],
  examples: ['yaocang scope submit 1 licence.png'],
  args: {
    scope: needed('<scope>', ['编号或名称', 'id or name']),
    files: many('<files...>', ['资质图片（gif、jpeg、png）', 'images of the paper (gif, jpeg, png)']),
  },
  load: () => import('./scopes.ts'),
  run: async ({ submitScope }, { scope, files }, cli) => submitScope(await cli.shop(), scope, files),
  view: sentence,
});
