/** What the doctor says: names of checks, findings, and what to do. */
import { dictionary } from '../words.ts';

export const names = dictionary({
  node: ['Node 版本', 'Node'],
  terminal: ['终端', 'Terminal'],
  files: ['配置文件权限', 'File modes'],
  profile: ['环境', 'Profile'],
  proxy: ['代理', 'Proxy'],
  dns: ['域名解析', 'DNS'],
  tcp: ['连接', 'TCP'],
  tls: ['TLS 证书', 'TLS'],
  init: ['商城应答', 'Answer to init'],
  clock: ['时钟偏差', 'Clock'],
  open: ['商城营业', 'Shop open'],
  login: ['登录', 'Login'],
  assumed: ['推定接口', 'Assumed calls'],
});

export const say = dictionary({
  tooOld: (version: string) => [`${version}，需要 20.19 或更新`, `${version}; 20.19 or newer is needed`],
  noTerminal: ['不是终端（管道或 CI），使用纯文本', 'no terminal (a pipe or a CI): plain lines'],
  narrow: (columns: string | number) => [
    `${columns} 列，少于 40 列时使用纯文本`,
    `${columns} columns; below 40 plain lines are used`,
  ],
  terminalIs: (columns: string | number, what: string) => [`${columns} 列，${what}`, `${columns} columns, ${what}`],
  noUtf8: ['当前区域设置不是 UTF-8，中文可能显示异常', 'the locale is not UTF-8: Chinese may not show'],
  setUtf8: ['请设置 LANG=zh_CN.UTF-8', 'set LANG=zh_CN.UTF-8'],
  codePage: (page: string) => [
    `控制台代码页为 ${page}，不是 UTF-8，部分字符可能显示异常`,
    `the console's code page is ${page}, not UTF-8: some characters may not show`,
  ],
  setCodePage: ['请执行 chcp 65001', 'run: chcp 65001'],
  noFiles: ['还没有配置文件', 'there are no files yet'],
  filesFine: (count: string | number) => [`${count} 个文件，均为 0600`, `${count} files, all 0600`],
  direct: ['直接连接', 'straight, without a proxy'],
  proxied: (address: string) => [`经由 ${address}`, `by ${address}`],
  isAddress: ['地址本身就是 IP', 'the base is an address already'],
  notReached: ['前一步未通过', 'an earlier step failed'],
  noTls: ['http 地址，无加密', 'an http address: not encrypted'],
  viaProxy: ['由代理完成', 'done by the proxy'],
  useHttps: ['生产环境请使用 https', 'use https on production'],
  validUntil: (day: string, issuer: string, protocol: string) => [
    `${protocol}，有效期至 ${day}，签发者 ${issuer}`,
    `${protocol}, valid until ${day}, issued by ${issuer}`,
  ],
  endsSoon: (day: string) => [`证书将于 ${day} 到期`, `the certificate ends on ${day}`],
  notTrusted: (why: string) => [`证书不受信任：${why}`, `the certificate is not trusted: ${why}`],
  addCa: [
    '如为内部证书：yaocang env edit 环境 --ca 文件',
    'for a certificate of your own: yaocang env edit NAME --ca FILE',
  ],
  skew: (seconds: string | number) => [`与服务器相差 ${seconds} 秒`, `${seconds} s apart from the server`],
  setClock: ['请校准本机时钟', 'set the clock of this machine'],
  noDate: ['服务器没有给出时间', 'the server tells no time'],
  answered: (version: string) => [`正常，版本 ${version}`, `fine, version ${version}`],
  isOpen: ['营业中', 'open'],
  closed: (comment: string) => [`商城已关闭：${comment}`, `the shop is closed: ${comment}`],
  noLogin: ['未登录', 'nobody is logged in'],
  logIn: ['yaocang login 用户名', 'yaocang login USER'],
  loggedIn: (user: string, age: string | number) => [
    `${user}，登录于 ${age} 小时前，仍有效`,
    `${user}, for ${age} h, still valid`,
  ],
  loginLost: (user: string) => [`${user} 的登录已失效`, `the login of ${user} is no longer valid`],
  offered: (offered: string | number, all: string | number) => [
    `提供 ${offered} / ${all}`,
    `${offered} of ${all} are offered`,
  ],
  missing: (calls: string) => [`未提供：${calls}`, `not offered: ${calls}`],
  failed: (check: string) => [`检查未通过：${check}`, `failed: ${check}`],
  checkNetwork: ['请检查网络、代理与 --base', 'check the network, the proxy and --base'],
  bundle: (file: string) => [
    `已写入 ${file}（已隐去机密，可附到工单）`,
    `written to ${file} (without secrets, to be attached)`,
  ],
});
