import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { scopeRows } from './view.ts';

/** `yaocang scope show`. */
export const scopeShow = command({
  name: 'scope show',
  about: ['经营范围', 'the business scopes'],
  args: { scope: word('[scope]', ['编号或名称', 'id or name']) },
  load: () => import('./scopes.ts'),
  run: async ({ showScopes }, { scope }, cli) => showScopes(await cli.shop(), scope),
  view: scopeRows,
});
