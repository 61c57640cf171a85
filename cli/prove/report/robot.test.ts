import { expect, test } from 'vitest';
import { Fault } from '#cli/text/fault.ts';
import { jobLink, robotMessage, robotOf, robotRefusal, summaryOf } from './robot.ts';
import { report } from './testing/sample.ts';

const WECOM = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=0b5d3f8e-693a-4f4a-8a48-2d4aee66c1f9';
const FEISHU = 'https://open.feishu.cn/open-apis/bot/v2/hook/1b2c3d4e-aaaa-bbbb-cccc-1234567890ab';
const DINGTALK = 'https://oapi.dingtalk.com/robot/send?access_token=5c0d1f6b2b7d4f7d9d4b';

test('the host says whose form it is; behind a gateway the path', () => {
  const all = [WECOM, DINGTALK, FEISHU, 'webhook:https://hooks.corp/ci?token=x'];
  expect(all.map((each) => robotOf(each).robot)).toEqual(['wecom', 'dingtalk', 'feishu', 'webhook']);
  expect(robotOf(all[3] ?? '').url).toBe('https://hooks.corp/ci?token=x');
  expect(robotOf('http://gate.corp:8080/cgi-bin/webhook/send?key=x').robot).toBe('wecom');
  expect(robotOf('http://127.0.0.1:9/robot/send?access_token=x').robot).toBe('dingtalk');
});

test.each([
  'https://hooks.slack.com/services/T0/B0/abcdefgh',
  'https://evil.example/?u=oapi.dingtalk.com/robot',
  'nonsense-abcdefgh',
  'webhook:abcdefgh',
  'webhook:file:///abcdefgh',
])('%s is refused, and not said again', (address) => {
  const refused = () => robotOf(address);
  expect(refused).toThrow(Fault);
  expect(refused).not.toThrow('abcdefgh');
  expect(refused).toThrow(/WeCom .*DingTalk/);
});

const failed = new Fault('assertion', ['1 次未通过', '1 run failed']);
const summary = summaryOf(report, failed.words, 'https://ci.example/run/7');

test('the summary: how it ended and where, how many, what failed, what was left, the log', () => {
  expect(summary.title).toBe('❌ Yaocang smoke run: failed · staging (staging)');
  expect(summaryOf(report, undefined, undefined).title).toContain('✅ Yaocang smoke run: passed');
  const lines = summary.lines(300);
  const text = [summary.title, ...lines].join('\n');
  for (const run of report.runs.filter(({ ok }) => !ok)) expect(text).toContain(`**${run.scenario} ${run.run}**`);
  expect(text).toContain('left behind · login: ＜x＞');
  expect(lines.at(-1)).toMatch(/^\[.*\]\(https:\/\/ci\.example\/run\/7\)$/);
});

test('each in its own form, on one line each', () => {
  const few = { ok: true, title: 'T', lines: () => ['- a'] };
  expect(robotMessage('wecom', few)).toEqual({ msgtype: 'markdown', markdown: { content: '### T\n- a' } });
  expect(robotMessage('dingtalk', few)).toEqual({
    msgtype: 'markdown',
    markdown: { title: 'T', text: '### T\n\n- a' },
  });
  expect(robotMessage('feishu', { ...few, ok: false })).toMatchObject({
    card: { header: { title: { tag: 'plain_text', content: 'T' }, template: 'red' }, elements: [{ content: '- a' }] },
  });
  expect(robotMessage('webhook', few)).toEqual({ v: 1, ok: true, title: 'T', lines: ['- a'] });
});

const step = { id: 'x', name: '商品详情', call: 'goods.php?act=info', state: 'failed' as const, ms: 9 };
const failing = (many: number, message: string) => {
  const trouble = { kind: 'failure' as const, code: 'assertion', call: '', field: '', rule: '', message };
  const runs = Array.from({ length: many }, (_, at) => ({
    scenario: `scenario-${at}`,
    run: 1,
    ok: false,
    ms: 1,
    left: [],
    steps: [{ ...step, trouble }],
  }));
  return robotMessage('wecom', summaryOf({ ...report, runs }, failed.words, 'https://ci.example/run/7')) as {
    markdown: { content: string };
  };
};

test.each([
  ['eight long reasons', 8, '很长的\n原因'.repeat(900)],
  ['sixty failures', 60, '库存不足'.repeat(60)],
])('WeCom takes it, with the names of all that failed and the log: %s', (_, many, message) => {
  const { content } = failing(many, message).markdown;
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(4096);
  for (let at = 0; at < many; at += 1) expect(content).toContain(`scenario-${at} 1`);
  expect(content).toContain('商品详情: ');
  expect(content).toMatch(/\n\[the log\]\(https:\/\/ci\.example\/run\/7\)$/);
});

test('of a thousand failures some names stand there, and the log', () => {
  const { content } = failing(1000, 'x').markdown;
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(4096);
  expect(content).toContain('1000 runs');
  expect(content.endsWith('(https://ci.example/run/7)')).toBe(true);
});

test('a run that proved nothing is not called passed', () => {
  const nothing = summaryOf({ ...report, runs: [] }, ['没有执行任何场景', 'nothing was run'], undefined);
  expect(nothing.title).toMatch(/^❌/);
  expect(nothing.lines(300).join()).toMatch(/没有执行任何场景|nothing was run/);
});

test('what the robot answered', () => {
  expect(robotRefusal('wecom', { errcode: 0, errmsg: 'ok' })).toBeUndefined();
  expect(robotRefusal('dingtalk', { errcode: 310000, errmsg: 'keywords not in content' })?.[0]).toContain(
    '310000: keywords',
  );
  expect(robotRefusal('wecom', undefined)).toBeDefined();
  expect(robotRefusal('feishu', { code: 0, msg: 'success' })).toBeUndefined();
  expect(robotRefusal('feishu', { code: 19024, msg: 'Key Words Not Found' })?.[0]).toContain('19024');
  expect(robotRefusal('webhook', undefined)).toBeUndefined();
});

test('the log of the job, as each runner names it', () => {
  const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' };
  expect(jobLink(github)).toBe('https://github.com/a/b/actions/runs/7');
  expect(jobLink({ CI_JOB_URL: 'https://gitlab/a/-/jobs/7' })).toBe('https://gitlab/a/-/jobs/7');
  expect(jobLink({ BUILD_URL: 'https://jenkins/job/7/' })).toBe('https://jenkins/job/7/');
  expect(jobLink({})).toBeUndefined();
});

test('what a shop says mentions nobody, links nowhere, and leaves room for what failed beside it', () => {
  const said = `<@all> [点我](http://evil) \u001b[2J\u202e${'很长'.repeat(3000)}`;
  const runs = report.runs.map((run) => ({
    ...run,
    steps: run.steps.map((step) => (step.trouble ? { ...step, trouble: { ...step.trouble, message: said } } : step)),
  }));
  const text = summaryOf({ ...report, runs }, failed.words, undefined)
    .lines(300)
    .join('\n');
  for (const sign of ['<@', '](', '\u001b', '\u202e']) expect(text).not.toContain(sign);
  for (const run of report.runs.filter(({ ok }) => !ok)) expect(text).toContain(`**${run.scenario} ${run.run}**`);
  expect(text).toContain('＜＠all＞');
});
