import { expect, test } from 'vitest';
import { cameOf, excerptOf } from './came.ts';

const from = (status: number, headers: Record<string, string> = {}, redirectedTo = '') => ({
  status,
  headers: new Headers(headers),
  redirected: redirectedTo !== '',
  url: redirectedTo || 'https://shop.example/api/index.php',
});

test.each([
  [503, '', 'maintenance'],
  [200, '<h1>系统维护中</h1>', 'maintenance'],
  [500, '', 'trouble'],
  [502, '<html><h1>502 Bad Gateway</h1></html>', 'trouble'],
  [504, '', 'trouble'],
  [429, '', 'trouble'],
  [200, '<b>Fatal error</b>: Uncaught Error', 'trouble'],
  [200, 'PHP Parse error:  syntax error, unexpected identifier', 'trouble'],
  [200, '{"success":1,"data":[\n<b>Fatal error</b>: Allowed memory size', 'trouble'],
  [200, '', 'trouble'],
  [403, '', 'firewall'],
  [200, '<title>宝塔防火墙</title><p>您的请求带有不合法参数</p>', 'firewall'],
  [413, '<h1>413 Request Entity Too Large</h1>', 'tooLarge'],
  [414, '<h1>414 Request-URI Too Large</h1>', 'tooLong'],
  [431, '', 'tooLong'],
  [401, '', 'gateway'],
  [404, '', 'missing'],
  [200, 'No input file specified.', 'missing'],
  [200, 'success', 'notJson'],
] as const)('status %i with %j is %s', (status, text, kind) => {
  expect(cameOf(text, from(status)).kind).toBe(kind);
});

test('a redirect is a gateway, with the address that it leads to, also when the browser has followed it', () => {
  const location = 'http://login.wifi.example/portal?x=1';
  expect(cameOf('', from(302, { location }))).toMatchObject({
    kind: 'gateway',
    host: 'login.wifi.example',
    to: 'http://login.wifi.example/portal',
  });
  expect(cameOf('<h1>登录</h1>', from(200, {}, location))).toMatchObject({
    kind: 'gateway',
    host: 'login.wifi.example',
    to: 'http://login.wifi.example/portal',
  });
});

test('how long to wait is told in ms', () => {
  expect(cameOf('', from(503, { 'retry-after': '90' })).retryAfter).toBe(90_000);
  const [date, later] = ['Thu, 26 Nov 2026 23:50:00 GMT', 'Fri, 27 Nov 2026 00:02:30 GMT'];
  expect(cameOf('', from(503, { 'retry-after': later, date })).retryAfter).toBe(750_000);
  for (const nothing of [
    {},
    { 'retry-after': later },
    { 'retry-after': date, date: later },
    { 'retry-after': 'soon', date },
  ])
    expect(cameOf('', from(503, nothing)).retryAfter).toBeUndefined();
});

test('the excerpt has words only: no tags, scripts, control characters and long tokens, and 80 of them', () => {
  const page = `<style>a{}</style><script>x()</script><h1>出错\u001b[31m</h1><p>token=${'a1'.repeat(16)} ${'很长'.repeat(99)}`;
  const excerpt = excerptOf(page);
  expect(excerpt).toMatch(/^出错 \[31m … 很长/);
  expect(excerpt.length).toBe(80);
});
