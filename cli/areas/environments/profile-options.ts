import { oneOf, severalOf, whole, word } from '#cli/frame/parameters.ts';
import { effects, kinds } from '#cli/shop/profile.ts';
import type { ProfileSettings } from './service.ts';

/** Everything that can be said of a profile beside its name and address. */
export const profileOptions = {
  kind: oneOf('--kind <kind>', ['类型（默认 production）', 'kind (production by default)'], kinds),
  may: severalOf('--may <effects>', ['允许的操作（默认全部）', 'what may be done at all (everything)'], effects),
  tokenHeader: word('--token-header <name>', ['令牌的请求头名', 'header of the token']),
  agencyHeader: word('--agency-header <name>', ['机构编号的请求头名', 'header of the agency id']),
  bust: word('--bust-param <name>', ['防缓存参数名', 'query parameter of the cache-buster']),
  agencyId: word('--agency-id <id>', ['登录前使用的机构编号', 'agency id before login']),
  proxy: word('--proxy <url>', ['代理地址，none 为不使用', 'proxy; none for a straight way']),
  ca: word('--ca <file>', ['另外信任的证书（PEM 文件）', 'certificates to trust as well (PEM file)']),
  sms: word('--sms <source>', [
    '短信验证码来源：prompt|sandbox|file:…|cmd:…|env:…',
    'source of codes of text messages: prompt|sandbox|file:…|cmd:…|env:…',
  ]),
  timeout: whole('--timeout <ms>', ['单次请求时限（毫秒）', 'ms for one request'], 100),
  patience: whole('--patience <ms>', ['读取重试的总时限（毫秒）', 'ms for a reading call with its retries'], 0),
  connect: whole('--connect-timeout <ms>', ['建立连接的时限（毫秒）', 'ms for a connection'], 100),
};

/** Takes the settings out of what a command was given. */
export function settingsOf(given: ProfileSettings): ProfileSettings {
  const { kind, may, tokenHeader, agencyHeader, bust, agencyId, proxy, ca, sms, timeout, patience, connect } = given;
  return { kind, may, tokenHeader, agencyHeader, bust, agencyId, proxy, ca, sms, timeout, patience, connect };
}
