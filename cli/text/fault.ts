/** Faults: named ends of a command, each with an exit code. */
import type { Words } from './words.ts';

export interface ExitCode {
  readonly exit: number;
  readonly about: Words;
}

export const exitCodes = {
  ok: { exit: 0, about: ['成功', 'done'] },
  internal: { exit: 1, about: ['程序自身的错误', 'a fault of this program'] },
  usage: { exit: 2, about: ['命令、参数或配置有误', 'wrong command, flag or configuration'] },
  assertion: { exit: 3, about: ['检查未通过', 'an assertion failed'] },
  login: { exit: 4, about: ['需要登录，或登录被拒绝', 'login needed or refused'] },
  guard: { exit: 5, about: ['安全保护拒绝执行', 'refused by the guard'] },
  network: { exit: 6, about: ['网络不通或超时', 'network failed or timed out'] },
  server: { exit: 7, about: ['服务器拒绝或应答无效', 'the server refused or answered nonsense'] },
  pending: { exit: 8, about: ['到期仍未完成（待支付）', 'deadline passed, still pending'] },
  drift: { exit: 9, about: ['应答与约定不符', 'the answer deviates from the contract'] },
  unknown: { exit: 10, about: ['写操作后失去应答，结果未知', 'outcome unknown after a write'] },
  closed: { exit: 11, about: ['商城暂时关闭', 'the shop is closed'] },
  interrupted: { exit: 130, about: ['被 Ctrl-C 中断', 'interrupted (SIGINT)'] },
  terminated: { exit: 143, about: ['被终止', 'terminated (SIGTERM)'] },
} as const satisfies Record<string, ExitCode>;

export type ExitName = keyof typeof exitCodes;

interface FaultOptions {
  readonly next?: Words | undefined;
  /** Data of the envelope, such as a failed report. */
  readonly data?: unknown;
  readonly call?: string | undefined;
  readonly cause?: unknown;
}

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly next: Words | undefined;
  readonly data: unknown;
  readonly call: string | undefined;
  constructor(
    readonly code: ExitName,
    readonly words: Words,
    options: FaultOptions = {},
  ) {
    super(words[1], { cause: options.cause });
    this.next = options.next;
    this.data = options.data;
    this.call = options.call;
  }
}
