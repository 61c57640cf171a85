import { scopeRows } from '#cli/screens/verification.ts';
import { command } from './frame/command.ts';
import { word } from './frame/parameters.ts';

/** `yaocang scope show`. */
export const scopeShow = command({
  name: 'scope show',
  about: ['经营范围', 'the business scopes'],
  args: { scope: word('[scope]', ['编号或名称', 'id or name']) },
  load: () => import('#cli/services/account/scopes.ts'),
  run: async ({ showScopes }, { scope }, cli) => showScopes(await cli.shop(), scope),
  view: scopeRows,
});
