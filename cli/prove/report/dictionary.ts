/** The reports' own texts. The findings come in the language of the run already. */
import { dictionary, type Words } from '#cli/text/words.ts';
import type { Counts, Tool } from './findings.ts';

export const say = dictionary({
  leftBehind: ['未能恢复', 'left behind'],
  theFailed: ['未通过', 'Failed'],
  theRest: ['其余', 'The others'],
  theRuns: ['各次运行', 'Runs'],
  passed: ['通过', 'passed'],
  failed: ['未通过', 'failed'],
  skipped: ['跳过', 'skipped'],
  environment: ['环境', 'Environment'],
  started: ['开始', 'Started'],
  shopsTime: ['北京时间', 'UTC+8, the time of the shop'],
  took: ['用时', 'Took'],
  field: ['字段', 'Field'],
  expected: ['应为', 'Expected'],
  got: ['实为', 'Got'],
  rule: ['规则', 'Rule'],
  call: ['接口', 'Call'],
  at: ['位置', 'At'],
  hidden: ['密码、令牌、验证码等已隐去。', 'Passwords, tokens and codes are hidden.'],
  log: ['查看日志', 'the log'],
  result: ['结果', 'Result'],
  ofScenarios: ['{count} 个场景', '{count} scenarios'],
  title: (ok: boolean, tool: Tool = 'smoke'): Words => [
    `药仓${tool === 'smoke' ? '冒烟测试' : '接口比较'}：${ok ? '通过' : '未通过'}`,
    `Yaocang ${tool === 'smoke' ? 'smoke run' : tool}: ${ok ? 'passed' : 'failed'}`,
  ],
  counted: ({ passed, failed, skipped }: Counts): Words => [
    listed('，', [`${passed} 通过`, failed > 0 && `${failed} 未通过`, skipped > 0 && `${skipped} 跳过`]),
    listed(', ', [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]),
  ],
  ofRuns: (count: number, counts: Words): Words => [`共 ${count} 次运行：${counts[0]}`, `${count} runs: ${counts[1]}`],
  ofSteps: (count: number, counts: Words): Words => [`共 ${count} 步：${counts[0]}`, `${count} steps: ${counts[1]}`],
  outOf: ['共 {runs} 次运行，{steps} 步', '{runs} runs, {steps} steps'],
  repeated: ['重试 {times} 次', 'repeated {times}×'],
  duration: (ms: number): Words =>
    ms < 1000
      ? [`${Math.round(ms)} 毫秒`, `${Math.round(ms)} ms`]
      : [`${(ms / 1000).toFixed(2)} 秒`, `${(ms / 1000).toFixed(2)} s`],
  flaky: ['不稳定', 'flaky'],
  times: ['各接口用时（毫秒）', 'Times of the calls in ms'],
  calls: ['次数', 'Count'],
  flakyRun: ['不稳定 {name}：先失败后通过；{why}', 'flaky, {name}: failed before it passed; {why}'],
  newly: ['新失败：{names}', 'failing anew: {names}'],
  mended: ['已修复：{names}', 'mended: {names}'],
  slower: ['变慢：{call} p95 {before} → {now} 毫秒', 'slower: {call} p95 {before} → {now} ms'],
  slowest: ['最慢的接口：{calls}', 'slowest calls: {calls}'],
  notRun: (because: string, scenarios: string): Words => [
    `未执行 ${scenarios}：${because}`,
    `not run, ${scenarios}: ${because}`,
  ],
  moreFailed: ['另有 {rest} 项未通过：{names}', '{rest} more failed: {names}'],
  /** A failed assertion in one sentence. English has no colon here: the redactor would take `token: x` for a header. */
  unmet: ['{field} 应为 {expected}，实为 {got}', '{field} is {got}, expected {expected}'],
  cited: ['{rule}，文档 {place}', '{rule}, document {place}'],
});

const listed = (comma: string, parts: readonly (string | false)[]): string => parts.filter(Boolean).join(comma);

export const kinds = dictionary({
  local: ['本机', 'local'],
  sandbox: ['沙箱', 'sandbox'],
  staging: ['预发布', 'staging'],
  production: ['生产', 'production'],
});
