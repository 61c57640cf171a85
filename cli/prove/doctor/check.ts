import type { ExitName } from '#cli/text/fault.ts';
import { dictionary, type Words } from '#cli/text/words.ts';

export interface Check {
  readonly name: string;
  readonly about: Words;
  readonly state: 'ok' | 'warn' | 'fail' | 'skip';
  readonly detail: Words;
  readonly next?: Words | undefined;
  readonly code?: ExitName | undefined;
  /** ms */
  readonly ms?: number | undefined;
}

export function verdictsOn<const N extends string>(named: Readonly<Record<N, Words>>) {
  const verdict =
    (state: Check['state']) =>
    (name: N, detail: Words, next?: Words): Check => ({ name, about: named[name], state, detail, next });
  return {
    fine: (name: N, detail: Words, ms?: number): Check => ({ ...verdict('ok')(name, detail), ms }),
    warns: verdict('warn'),
    skips: verdict('skip'),
    fails: (name: N, detail: Words, next?: Words, code: ExitName = 'server'): Check => ({
      ...verdict('fail')(name, detail, next),
      code,
    }),
  };
}

const names = dictionary({
  node: ['Node 版本', 'Node'],
  terminal: ['终端', 'Terminal'],
  files: ['配置文件权限', 'File modes'],
  profile: ['环境', 'Profile'],
  gate: ['网关', 'Gate'],
  proxy: ['代理', 'Proxy'],
  dns: ['域名解析', 'DNS'],
  tcp: ['连接', 'TCP'],
  tls: ['TLS 证书', 'TLS'],
  init: ['商城应答', 'Answer to init'],
  clock: ['时钟偏差', 'Clock'],
  cache: ['中间缓存', 'Caches'],
  pages: ['列表翻页', 'Next pages'],
  open: ['商城营业', 'Shop open'],
  body: ['提交方式', 'Bodies'],
  login: ['登录', 'Login'],
  answers: ['应答写法', 'Answers'],
  assumed: ['推定接口', 'Assumed calls'],
});

export const { fine, warns, fails, skips } = verdictsOn(names);

export const say = dictionary({
  bodyIs: (kind: string) => [kind === 'form' ? '表单' : 'JSON', kind === 'form' ? 'a form' : 'JSON'],
  bodyUnknown: (kind: string) => [
    `${kind === 'form' ? '表单' : 'JSON'}；服务器的应答看不出它读哪一种`,
    `${kind === 'form' ? 'a form' : 'JSON'}; the answers do not tell which one the server reads`,
  ],
  bodyUnread: (kind: string) => [
    `服务器不读${kind === 'form' ? '表单' : ' JSON'}，正确的密码也会被拒绝`,
    `the server does not read ${kind === 'form' ? 'a form' : 'JSON'}: it refuses the right password too`,
  ],
  setBody: ['请执行：yaocang env edit {name} --body {kind}', 'run: yaocang env edit {name} --body {kind}'],
  noTerminal: ['不是终端（管道或 CI），使用纯文本', 'no terminal (a pipe or a CI): plain lines'],
  narrow: ['{columns} 列，少于 40 列时使用纯文本', '{columns} columns; below 40 plain lines are used'],
  terminalIs: ['{columns} 列，{what}', '{columns} columns, {what}'],
  noUtf8: ['当前区域设置不是 UTF-8，中文可能显示异常', 'the locale is not UTF-8: Chinese may not show'],
  setUtf8: ['请设置 LANG=zh_CN.UTF-8', 'set LANG=zh_CN.UTF-8'],
  codePage: [
    '控制台代码页为 {page}，不是 UTF-8，部分字符可能显示异常',
    "the console's code page is {page}, not UTF-8: some characters may not show",
  ],
  setCodePage: ['请执行 chcp 65001', 'run: chcp 65001'],
  noFiles: ['还没有配置文件', 'there are no files yet'],
  filesOnWindows: [
    '{count} 个文件，由 Windows 帐户的权限保护（未检查）',
    '{count} files, protected by the permissions of the Windows account (not looked at)',
  ],
  filesFine: ['{count} 个文件，均为 0600', '{count} files, all 0600'],
  direct: ['直接连接', 'straight, without a proxy'],
  proxied: ['经由 {address}', 'by {address}'],
  isAddress: ['地址本身就是 IP', 'the base is an address already'],
  notReached: ['前一步未通过', 'an earlier step failed'],
  behindProxy: ['经由代理，由第一次请求检查', 'by the proxy: the first call tells'],
  noTls: ['http 地址，无加密', 'an http address: not encrypted'],
  useHttps: ['生产环境请使用 https', 'use https on production'],
  validUntil: (day: string, issuer: string, protocol: string) => [
    `${protocol}，有效期至 ${day}，签发者 ${issuer}`,
    `${protocol}, valid until ${day}, issued by ${issuer}`,
  ],
  endsSoon: ['证书将于 {day} 到期', 'the certificate ends on {day}'],
  renewSoon: ['请提醒商城更新证书', 'remind the shop to renew it'],
  expired: ['证书已于 {day} 过期', 'the certificate ended on {day}'],
  notYet: ['证书自 {day} 起才有效', 'the certificate is not valid before {day}'],
  renew: ['请通知商城更新证书；也请核对本机时钟', 'tell the shop to renew it, and look at this machine’s clock'],
  otherName: (host: string, given: string) => [
    `证书是发给 ${given} 的，不是 ${host}`,
    `the certificate is for ${given}, not for ${host}`,
  ],
  notTrusted: ['证书不受信任：签发者 {issuer}（{why}）', 'the certificate is not trusted: issued by {issuer} ({why})'],
  addCa: [
    '如为内部证书：yaocang env edit {name} --ca 签发者的 PEM 文件',
    'for a certificate of your own: yaocang env edit {name} --ca PEM-FILE-OF-ITS-ISSUER',
  ],
  otherCa: (name: string, file: string) => [
    `${file} 不含其签发者；换一个：yaocang env edit ${name} --ca 文件`,
    `${file} does not hold its issuer; another one: yaocang env edit ${name} --ca FILE`,
  ],
  noTlsThere: ['该端口不使用 TLS（{why}）', 'that port does not speak TLS ({why})'],
  tryPlain: ['地址是否应为 {base} ？', 'should the base be {base} ?'],
  handshake: ['TLS 握手中断：{why}', 'the TLS handshake broke off: {why}'],
  noSuchName: ['找不到 {host}（{why}）', '{host} is not found ({why})'],
  checkName: [
    '请核对域名与 DNS；若须经代理，用 --proxy 指定',
    'check the name and DNS; where a proxy is needed, name it by --proxy',
  ],
  nobodyListens: ['{place} 没有服务（{why}）', 'nobody listens at {place} ({why})'],
  noConnection: ['连不上 {place}（{why}）', 'no connection to {place} ({why})'],
  checkPort: ['请核对接口地址与端口', 'check the address and the port of the base'],
  checkBase: ['请核对接口地址：yaocang env show', 'check the base: yaocang env show'],
  checkProxy: [
    '请核对代理：环境的 --proxy，或变量 https_proxy、http_proxy；--proxy none 为直连',
    'check the proxy: --proxy of the profile, or https_proxy, http_proxy; --proxy none goes straight',
  ],
  skew: ['与服务器相差 {seconds} 秒', '{seconds} s apart from the server'],
  ahead: ['本机比服务器快 {seconds} 秒', '{seconds} s ahead of the server'],
  behind: ['本机比服务器慢 {seconds} 秒', '{seconds} s behind the server'],
  setClock: ['请校准本机时钟', 'set the clock of this machine'],
  noDate: ['服务器没有给出时间', 'the server tells no time'],
  answered: ['正常，版本 {version}', 'fine, version {version}'],
  noCache: ['每次请求都由服务器应答', 'every call is answered by the server'],
  cannotCompare: ['没有可比较的应答', 'there are no two answers to compare'],
  sameAnswer: ['{call} 对不同参数给出相同的应答', '{call} gives one answer to different parameters'],
  passQuery: [
    '请让中间的缓存（CDN、代理、nginx 的 proxy_cache 与 fastcgi_cache）区分查询参数，或不缓存 API',
    'let the caches in between (CDN, proxy, proxy_cache and fastcgi_cache of nginx) tell queries apart, or leave the API out',
  ],
  keptAnswer: ['应答来自缓存（{head}）', 'the answer is from a cache ({head})'],
  leaveOut: [
    '请让缓存不保存 API 的应答：价格、库存和登录会出错',
    'leave the API out of the cache: prices, stock and logins go wrong',
  ],
  onePage: ['没有第二页可看', 'there is no second page to look at'],
  pagesLeadOn: ['下一页的链接可用', 'the link to the next page leads there'],
  strangeNextPage: [
    '下一页的链接写的是 {host}，不是 {own}：商城与本工具都不去那里，每个列表只有第一页',
    'the link to the next page names {host}, not {own}: neither the shop nor this tool goes there, so every list ends after its first page',
  ],
  nameOwnHost: [
    '多半是代理后面的 PHP 用了内部主机名：请让 page_next 写 {own}，或只写 search.php?…；在代理处传递 Host（nginx：proxy_set_header Host $host）',
    'most likely PHP behind a proxy took its inner host name: let page_next name {own} or be search.php?… alone, and pass on the Host at the proxy (nginx: proxy_set_header Host $host)',
  ],
  noNextPage: [
    '下一页的链接不是本列表的下一页（{link}）：每个列表只有第一页',
    'the link to the next page is no page of this list ({link}): every list ends after its first page',
  ],
  nameNextPage: [
    'page_next 应为同一脚本、同一 act 的链接，最后一页为 end',
    'page_next should be a link with the same script and act, and end on the last page',
  ],
  isOpen: ['营业中', 'open'],
  closed: ['商城已关闭：{comment}', 'the shop is closed: {comment}'],
  noLogin: ['未登录', 'nobody is logged in'],
  logIn: ['yaocang login 用户名', 'yaocang login USER'],
  loggedIn: ['{user}，登录于 {age} 小时前，仍有效', '{user}, for {age} h, still valid'],
  logInAgain: ['请重新登录：yaocang login {user}', 'log in again: yaocang login {user}'],
  loginLost: ['{user} 的登录已失效', 'the login of {user} is no longer valid'],
  offered: [
    '提供 {there}，未提供 {absent}，无法判断 {untold}（会写入、被拒绝或缺参数）',
    '{there} are offered, {absent} are not, of {untold} nobody can tell (they write, were refused, or need what is not known)',
  ],
  asDeclared: ['{count} 个接口与约定相同', '{count} calls answer as documented'],
  noAnswers: ['没有可核对的应答', 'no call answered'],
  wordsAround: (calls: string, got: string) => [
    `JSON 外夹带文字 ${got}：${calls}`,
    `words around the JSON, ${got}: ${calls}`,
  ],
  keyedLists: ['列表以编号为键，顺序已乱：{calls}', 'lists keyed by id, whose order is lost: {calls}'],
  lostDigits: [
    '号码写成数字，丢了末尾几位，不会显示：{calls}',
    'numbers that have lost their last digits, which are not shown: {calls}',
  ],
  garbled: ['文字不是所声明的编码：{calls}', 'letters that are not in the charset that is declared: {calls}'],
  otherwise: ['另有 {count} 处与约定不符', '{count} more places deviate'],
  missing: ['未提供：{calls}', 'not offered: {calls}'],
  failed: (check: Words) => [`检查未通过：${check[0]}`, `failed: ${check[1]}`],
  checkNetwork: ['请检查网络、代理与 --base', 'check the network, the proxy and --base'],
  bundle: [
    '已写入 {file}（已隐去机密、姓名和地址，可附到工单）',
    'written to {file} (without secrets, names and addresses; attach it to the ticket)',
  ],
  orderNeedsLogin: ['附上订单须先登录', 'an order is added for a member: log in first'],
  noOrder: ['没有订单 {named}，没有生成文件', 'there is no order {named}: no file was written'],
  seeOrders: ['编号与订单号都可用；查看：yaocang order list', 'its id or its number will do: yaocang order list'],
  bundleWithNames: [
    '已写入 {file}（含姓名和地址，已隐去机密）',
    'written to {file} (with names and addresses, without secrets)',
  ],
});
