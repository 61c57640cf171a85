import { profileTable } from '#cli/screens/profiles.ts';
import { kinds } from '#cli/services/environment/profile.ts';
import { command } from './frame/command.ts';
import { needed, oneOf, whole, word } from './frame/parameters.ts';

/** `yaocang env add NAME URL`. */
export const envAdd = command({
  name: 'env add',
  about: ['添加或修改环境', 'add or change a profile'],
  args: {
    name: needed('<name>', ['环境名', 'name of the profile']),
    base: needed('<url>', ['接口地址', 'address of the API base']),
  },
  options: {
    kind: oneOf('--kind <kind>', ['类型（默认 production）', 'kind (production by default)'], kinds),
    tokenHeader: word('--token-header <name>', ['令牌的请求头名', 'header of the token']),
    agencyHeader: word('--agency-header <name>', ['机构编号的请求头名', 'header of the agency id']),
    bust: word('--bust-param <name>', ['防缓存参数名', 'query parameter of the cache-buster']),
    agencyId: word('--agency-id <id>', ['登录前使用的机构编号', 'agency id before login']),
    timeout: whole('--timeout <ms>', ['单次请求时限（毫秒）', 'ms for one request'], 100),
    patience: whole('--patience <ms>', ['读取重试的总时限（毫秒）', 'ms for a reading call with its retries'], 0),
  },
  load: () => import('#cli/services/env.ts'),
  run: ({ addProfile }, given, { dir }) => addProfile(dir, given),
  view: profileTable,
});
