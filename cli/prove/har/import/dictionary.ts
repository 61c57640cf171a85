/** What an import says about a recording: what it left out, and what is left to do. */
import type { Words } from '#cli/text/words.ts';

const sentences = {
  loggedInTwice: [
    '录制中登录了多次；场景中都是同一会员',
    'the visit logged in more than once; here it is one member all the time',
  ],
  chain: ['录制中切换了账号：需要有关联账号的会员', 'the visit switched accounts: the member needs linked ones'],
  picture: [
    '上传的文件不在录制中，换成一个像素的图片',
    'uploaded files are not taken over: a picture of one dot is sent',
  ],
} satisfies Record<string, Words>;

export const say = {
  ...sentences,
  noise: (count: number): Words => [
    `略去 ${count} 个非商城调用（图片、脚本、预检等）`,
    `left out: ${count} entries that are no calls of the shop (pictures, scripts, preflights)`,
  ],
  elsewhere: (hosts: string): Words => [`略去其他主机：${hosts}`, `left out: other hosts: ${hosts}`],
  undeclared: (paths: string): Words => [
    `略去未声明的调用：${paths}`,
    `left out: calls that are not declared: ${paths}`,
  ],
  frame: (names: string): Words => [
    `略去页面自身的调用：${names}`,
    `left out: what every page asks for itself: ${names}`,
  ],
  repeated: (count: number): Words => [
    `合并 ${count} 次重复的读取`,
    `folded: ${count} readings that asked the same again`,
  ],
  polled: (names: string): Words => [
    `轮询改为等待结果：${names}`,
    `waited for instead of asked again and again: ${names}`,
  ],
  unanswered: (names: string): Words => [
    `略去没有应答的读取（中断、被拦截、来自缓存）：${names}`,
    `left out: readings without an answer (aborted, blocked, cached): ${names}`,
  ],
  loginFailed: (count: number): Words => [
    `略去 ${count} 次未成功的登录`,
    `left out: logins that came to nothing (${count})`,
  ],
  unknownOutcome: (names: string): Words => [
    `没有可用应答，结果未知，请核对：${names}`,
    `kept without an expectation, for no usable answer was recorded: ${names}`,
  ],
  loginLost: (names: string): Words => [
    `略去登录失效后的读取：${names}`,
    `left out: readings after the login was lost: ${names}`,
  ],
  paidOutside: (order: string): Words => [
    `${order} 在别处付款；场景中由替身商城的运营方到账，其他环境跳过其余步骤`,
    `${order} was paid elsewhere; here a stand-in's operator settles it, and other environments skip the rest`,
  ],
  toFill: (name: string): Words => [
    `请填写 values.${name}，或用 --set ${name}=…`,
    `values.${name} is to be filled in, or given with --set ${name}=…`,
  ],
  head: (file: string): Words => [
    `由 ${file} 生成，金额单位为分。运行：yaocang smoke run FILE`,
    `Made of ${file}. Amounts are fen. Run it: yaocang smoke run FILE`,
  ],
};
