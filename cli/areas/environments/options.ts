import { freeText, type Given, oneOf, severalOf, whole, word, yes } from '#cli/frame/parameters.ts';
import { gatePassword, secretOptions } from '#cli/frame/secrets.ts';
import { smsOption } from '#cli/parts/sms/sms-code.ts';
import { effects, kinds } from '#cli/shop/profile.ts';
import { bodyKinds } from '#shared/client/form-body.ts';

export const profileOptions = {
  kind: oneOf('--kind <kind>', ['类型（默认 production）', 'kind (production by default)'], kinds),
  plainHttp: yes('--plain-http', ['允许未加密的 http（仅限内网测试）', 'allow plain http (an inner network only)']),
  may: severalOf('--may <effects>', ['允许的操作（默认全部）', 'what may be done at all (everything)'], effects),
  irreversible: yes('--irreversible', [
    '冒烟场景可做无法恢复的事，如付款（不用于生产）',
    'smoke scenarios may do what nobody can put back, such as paying (never on production)',
  ]),
  tokenHeader: word('--token-header <name>', ['令牌的请求头名', 'header of the token']),
  agencyHeader: word('--agency-header <name>', ['机构编号的请求头名', 'header of the agency id']),
  bust: word('--bust-param <name>', ['防缓存参数名', 'query parameter of the cache-buster']),
  body: oneOf('--body <kind>', ['提交方式（默认 json）', 'how bodies are written (json by default)'], bodyKinds),
  // Given empty, these are cleared.
  agencyId: freeText('--agency-id <id>', ['登录前使用的机构编号', 'agency id before login']),
  proxy: freeText('--proxy <url>', ['代理地址，none 为不使用', 'proxy; none for a straight way']),
  ca: freeText('--ca <file>', ['另外信任的证书（PEM 文件）', 'certificates to trust as well (PEM file)']),
  sms: smsOption,
  gateUser: freeText('--gate-user <user>', [
    '商城前的网关（HTTP Basic）的用户名；密码另行询问',
    'user at a gate in front of the shop (HTTP Basic); its password is asked for',
  ]),
  ...secretOptions(gatePassword),
  timeout: whole('--timeout <ms>', ['单次请求时限（毫秒）', 'ms for one request'], 100),
  patience: whole('--patience <ms>', ['读取重试的总时限（毫秒）', 'ms for a reading call with its retries'], 0),
  connect: whole('--connect-timeout <ms>', ['建立连接的时限（毫秒）', 'ms for a connection'], 100),
};

export type ProfileSettings = Given<typeof profileOptions>;
