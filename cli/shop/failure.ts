/** Turns any thrown error into what is told. */
import { type ExitName, Fault } from '#cli/text/fault.ts';
import { deviationWords } from '#cli/text/type-words.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import {
  AnswerSizeError,
  type CameKind,
  CancelledError,
  LoginLostError,
  NetworkError,
  NotOfferedError,
  OtherAnswerError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
  UnsentError,
} from '#shared/errors.ts';
import { said } from '#shared/messages/server.ts';
import { logInFirst } from '#shared/messages/shell.ts';
import { loginLost, notOffered, requestFailed } from '#shared/messages/wire.ts';
import { afterRefusal, lookUp } from './look-up.ts';

/** Depth of `cause` to search; the refusal of a proxy is the third. */
const DEPTH = 4;
const PROXY = /^Proxy (?:response|Authentication Required) \((\d+)\)/;

/**
 * The system code of a lost connection, such as ECONNREFUSED, the answer of a proxy, such as `proxy 407`, or what is wrong with an
 * answer that is no HTTP.
 */
export function systemCode(error: NetworkError): string | undefined {
  let reason: unknown = error.cause;
  for (let depth = 0; depth < DEPTH && typeof reason === 'object' && reason !== null; depth += 1) {
    const { name, message = '', code, cause } = reason as Partial<NodeJS.ErrnoException>;
    const status = PROXY.exec(String(message))?.[1];
    if (status !== undefined) return `proxy ${status}`;
    if (typeof code === 'string') return code;
    if (name === 'HTTPParserError') return String(message);
    reason = cause;
  }
  return undefined;
}

export interface Failure {
  readonly code: ExitName;
  /** The name of the error, for scripts. */
  readonly kind: string;
  readonly words: Words;
  readonly next?: Words | undefined;
  readonly call?: string | undefined;
  /** A field's path, an HTTP status, or the server's error code. */
  readonly detail?: Words | undefined;
  readonly data?: unknown;
}

/** `ending` is the signal that is ending the run. */
export function failureOf(error: unknown, ending?: 'interrupted' | 'terminated'): Failure {
  if (error instanceof Fault) {
    const { code, words, next, call, data, cause } = error;
    const detail = cause instanceof NetworkError ? networkDetail(cause) : undefined;
    return { code, kind: 'Fault', words, next, call, data, detail };
  }
  if (error instanceof CancelledError) {
    return { code: ending ?? 'interrupted', kind: error.name, words: ['已中断', 'interrupted'] };
  }
  if (error instanceof AnswerSizeError) return { code: 'server', kind: error.name, words: TOO_LARGE };
  // What was not sent is told by what kept it here.
  if (error instanceof UnsentError) return failureOf(error.cause, ending);
  return failureOfCall(error) ?? failureOfFile(error) ?? bug(error);
}

function failureOfCall(error: unknown): Failure | undefined {
  if (error instanceof LoginLostError) {
    const next: Words = ['yaocang login 用户名', 'yaocang login USER'];
    const words: Words = error.visitor ? [logInFirst.text, 'log in first'] : [loginLost.text, 'login lost'];
    return ofCall(error, 'login', words, { next });
  }
  if (error instanceof RefusedError) {
    const { text } = said(error.content) ?? requestFailed;
    const words: Words = error.silent ? ['服务器拒绝了请求', 'the server refused'] : [text, text];
    return ofCall(error, error.call.startsWith('login.') ? 'login' : 'server', words, {
      detail: plainly(`error ${error.code}`),
      next: afterRefusal(error.call),
    });
  }
  if (error instanceof UnknownOutcomeError) {
    const words: Words = error.done
      ? ['应答没有说明做了什么，结果未知', 'the answer does not say what was done: the outcome is unknown']
      : ['操作已发出但没有收到应答，结果未知', 'it was sent and no answer came: the outcome is unknown'];
    const cause = error.cause instanceof NotOfferedError ? error.cause.cause : error.cause;
    const detail =
      cause instanceof NetworkError
        ? networkDetail(cause)
        : cause instanceof OtherAnswerError || error.done
          ? deviation(cause as ShapeError)
          : undefined;
    return ofCall(error, 'unknown', words, { next: lookUp(error.call), detail });
  }
  if (error instanceof OtherAnswerError) {
    const words: Words = ['收到的是另一个编号的应答', 'the answer is about another id'];
    return ofCall(error, 'server', words, { next: lookForCache, detail: deviation(error) });
  }
  if (error instanceof ShapeError) {
    const words: Words = ['服务器的应答与约定不符', 'the answer deviates from the contract'];
    const next: Words = ['逐项对照：yaocang contract check', 'all of them: yaocang contract check'];
    return ofCall(error, 'drift', words, { next, detail: deviation(error) });
  }
  if (error instanceof NotOfferedError) {
    const words: Words = [`${notOffered.text}：商城未提供此接口`, 'this shop does not offer it'];
    return ofCall(error, 'server', words, { next: nextOfMissing, detail: networkDetail(error.cause) });
  }
  if (!(error instanceof NetworkError)) return undefined;
  if (error.failure === 'size') return ofCall(error, 'server', TOO_LARGE, { next: lookForSize });
  const reached = error.failure === 'status' || error.failure === 'not-json';
  const next = reached ? nextOfAnswer(error) : nextStep(error);
  const words: Words = [requestFailed.text, 'the request failed'];
  return ofCall(error, reached ? 'server' : 'network', words, { next, detail: networkDetail(error) });
}

const deviation = ({ path, expected, got }: ShapeError): Words =>
  deviationWords([path || '应答', path || 'answer'], expected, got);

const lookForCache: Words = [
  '可能有缓存忽略了查询参数；yaocang doctor 会检查',
  'a cache may ignore the query; yaocang doctor looks for one',
];

/** See `MOST_BYTES`. */
const TOO_LARGE: Words = ['应答超过 32 MB，已停止接收', 'the answer is larger than 32 MB and was not read to its end'];

const lookForSize: Words = [
  '请用筛选或 --limit 缩小范围；仍如此则是商城出错',
  'narrow it by a filter or --limit; if it stays so, the shop has trouble',
];

const ofCall = (
  { name, call }: Error & { readonly call?: string },
  code: ExitName,
  words: Words,
  more: Pick<Failure, 'next' | 'detail'>,
): Failure => ({ code, kind: name, words, call, ...more });

/** Everything else may answer there, or nothing: doctor tells which. */
const nextOfMissing: Words = [
  '若其他功能也如此，请核对接口地址：yaocang env show；yaocang doctor 列出未提供的接口',
  'where nothing else works either, check the base: yaocang env show; yaocang doctor lists what is not offered',
];

/** What came in place of an answer, in a few words, for the line of a retry too. */
export function cameInWords(error: unknown): Words {
  if (!(error instanceof NetworkError)) return ['没有应答', 'no answer'];
  const { came, status, failure } = error;
  const number = status === undefined ? '' : ` ${status}`;
  if (!came && neverStood(error)) return ['连接不上', 'no connection'];
  if (failure === 'size') return TOO_LARGE;
  if (!came) return failure === 'timeout' ? ['超时', 'timed out'] : ['连接断开', 'the connection was lost'];
  const words: Readonly<Record<CameKind, Words>> = {
    maintenance: [`商城正在维护${number}`, `the shop is down for maintenance${number}`],
    trouble: [`商城出错或繁忙${number}`, `the shop has trouble or is busy${number}`],
    firewall: [`被商城的防火墙拦下${number}`, `the shop's firewall stopped it${number}`],
    tooLarge: [`内容太大${number}`, `it is too large${number}`],
    tooLong: [`一次的内容太多${number}`, `it is too much at once${number}`],
    gateway: [
      came.to ? `被转到 ${came.to}${number}` : `需要登录的网关${number}`,
      came.to ? `it was redirected to ${came.to}${number}` : `a gateway wants a login${number}`,
    ],
    missing: [`那里没有商城接口${number}`, `there is no API of a shop${number}`],
    notJson: ['应答不是 JSON', 'that is no JSON'],
  };
  return words[came.kind];
}

const LATER: Words = ['请稍后再试', 'try again later'];

function nextOfAnswer(error: NetworkError): Words {
  const came = cameInWords(error);
  const steps: Readonly<Record<CameKind, Words>> = {
    maintenance: waitFor(error.came?.retryAfter),
    trouble: LATER,
    firewall: [
      '请管理员放行本机地址，或稍后再试',
      'ask its administrator to let this machine through, or try again later',
    ],
    tooLarge: ['请换一张小一些的图片', 'take a smaller picture'],
    tooLong: ['请分几次提交', 'do it in parts'],
    gateway: [
      '若那是登录页，请先登录当前网络或检查代理；若那是商城，请改接口地址：yaocang env edit 环境名 --address 地址',
      'if that is a login, log in to this network first, or check the proxy; if it is the shop, change the base: yaocang env edit NAME --address URL',
    ],
    missing: ['请核对接口地址：yaocang env show', 'check the base: yaocang env show'],
    notJson: [
      '商城出错，或接口地址不对（yaocang env show）',
      'the shop has trouble, or the base is wrong (yaocang env show)',
    ],
  };
  const step = askedToLogIn(error.status) ?? steps[error.came?.kind ?? 'notJson'];
  return [`${came[0]}：${step[0]}`, `${came[1]}: ${step[1]}`];
}

const proxyAsks: Words = [
  '代理要求用户名和密码：用变量 https_proxy=http://用户:密码@代理:端口（http 地址用 http_proxy），并清空环境的 --proxy ""',
  'the proxy asks for a user and a password: set https_proxy=http://USER:PASSWORD@PROXY:PORT (http_proxy for an http address), and --proxy "" in the profile',
];

const gateAsks: Words = [
  '商城前的网关要求用户名和密码（HTTP Basic）：yaocang env edit 环境名 --gate-user 用户；已设置的是错的',
  'a gate in front of the shop asks for a user and a password (HTTP Basic): yaocang env edit NAME --gate-user USER; where that is set, it is wrong',
];

/** What to do where an answer's status asks for a login that is no member's. */
export const askedToLogIn = (status: number | undefined): Words | undefined =>
  status === 401 ? gateAsks : status === 407 ? proxyAsks : undefined;

const waitFor = (ms: number | undefined): Words =>
  ms === undefined ? LATER : [`请在 ${ms / 1000} 秒后再试`, `try again in ${ms / 1000} s`];

/** System codes of a certificate with an unknown issuer, and of one that is refused for another reason. */
const UNKNOWN_ISSUER = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|CERT_UNTRUSTED/;
const REFUSED_CERTIFICATE = /^CERT_|ERR_TLS_CERT/;

/** A retry would meet the same certificate. */
export const isCertificateError = (error: NetworkError): boolean =>
  [UNKNOWN_ISSUER, REFUSED_CERTIFICATE].some((codes) => codes.test(systemCode(error) ?? ''));

function nextStep(error: NetworkError): Words {
  const code = systemCode(error) ?? '';
  if (code === 'ECONNREFUSED')
    return [
      '该地址没有服务；本机可先运行 yaocang sandbox start',
      'nobody listens there; on this machine: yaocang sandbox start',
    ];
  if (code === 'proxy 407') return proxyAsks;
  if (/^proxy \D/.test(code))
    return [
      '连不上代理，商城没有被问到：核对 env show 的代理、变量 https_proxy 与 no_proxy，或用 --proxy none 直连',
      'the proxy cannot be reached, and the shop was not asked: check the proxy of env show, https_proxy and no_proxy, or go straight by --proxy none',
    ];
  if (code.startsWith('proxy'))
    return [
      '代理没有放行：请代理管理员放行该地址，或用 --proxy none 直连',
      'the proxy does not let it through: ask its administrator, or go straight by --proxy none',
    ];
  if (UNKNOWN_ISSUER.test(code))
    return [
      '证书不受信任；如为内部证书：yaocang env edit 环境名 --ca 签发者的 PEM 文件',
      'the certificate is not trusted; for one of your own: yaocang env edit NAME --ca PEM-FILE-OF-ITS-ISSUER',
    ];
  if (REFUSED_CERTIFICATE.test(code))
    return ['证书无效；原因见 yaocang doctor', 'the certificate is not valid: yaocang doctor'];
  return [
    '请检查网络、--env 与 --base；yaocang doctor 逐步检查',
    'check the network, --env and --base; yaocang doctor looks step by step',
  ];
}

/** Codes of a connection that did not come about. A connection that stood may end with ETIMEDOUT, too. */
const NO_CONNECTION = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|^proxy /;

/** Nothing was lost: no connection came about. */
function neverStood(error: NetworkError): boolean {
  const { code, syscall } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return NO_CONNECTION.test(systemCode(error) ?? '') || (code === 'ETIMEDOUT' && syscall === 'connect');
}

function networkDetail(error: NetworkError): Words {
  const rest = [error.status, systemCode(error), error.came?.excerpt];
  const told = (failure: string) => [failure, ...rest].filter(Boolean).join(' ');
  return neverStood(error) ? [told('连接不上'), told('no connection')] : plainly(told(error.failure));
}

const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS'];
const NO_SUCH_PLACE = ['ENOENT', 'EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

/** A file or folder that the system refuses: the user can mend that. */
function failureOfFile(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '', path = '' } = error as NodeJS.ErrnoException;
  const words: readonly [codes: readonly string[], words: Words][] = [
    [NO_SPACE, ['磁盘空间不足，没有写完', 'there is no space left to write']],
    [NOT_ALLOWED, [`没有权限读写 ${path}`, `${path} may not be read or written`]],
    [NO_SUCH_PLACE, [`无法读写 ${path}`, `${path} cannot be read or written`]],
  ];
  const found = words.find(([codes]) => codes.includes(code));
  if (!found || (path === '' && syscall !== 'write')) return undefined;
  const next: Words = [
    '请检查该路径的权限与空间；配置目录可用 YAOCANG_CONFIG_DIR 另行指定',
    'check its permissions and the space; YAOCANG_CONFIG_DIR names another configuration folder',
  ];
  return { code: 'usage', kind: 'FileError', words: found[1], next, detail: plainly(`${code} ${syscall}`) };
}

function bug(error: unknown): Failure {
  const detail = plainly(error instanceof Error ? (error.stack ?? error.message) : error);
  const next: Words = [
    '请把以上内容与 yaocang support-bundle 生成的文件附到工单（两者都不含机密）',
    'attach this and the file that yaocang support-bundle writes to a ticket; neither holds a secret',
  ];
  return { code: 'internal', kind: 'InternalError', words: ['程序出错', 'this program failed'], detail, next };
}
