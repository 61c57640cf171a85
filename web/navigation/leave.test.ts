// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { backTarget } from './back-target.ts';
import { isOwnEntry, leaveFor } from './leave.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/api/wechat.php?act=entry&to=/x', true],
  ['https://open.weixin.qq.com/connect/oauth2/authorize?appid=1', true],
  ['https://open.weixin.qq.com.elsewhere.example/', false],
  ['//elsewhere.example/', false],
  ['javascript:alert(1)', false],
])('an entry %s is followed: %s', (entry, isFollowed) => {
  expect(isOwnEntry(entry)).toBe(isFollowed);
});

test('nothing but a page is opened', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://pay.example/']) leaveFor(address);
  expect(assign.mock.calls).toEqual([['https://pay.example/']]);
});

test.each(['/\t/elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/\n/elsewhere.example'])(
  'a login leads back to no %j',
  (back) => expect(backTarget(back)).toBeUndefined(),
);

test('only this folder and the start move the page', () => {
  const web = `${import.meta.dirname}/../`;
  const moves = /\blocation\.(assign|replace)\(|\blocation(\.href)? = |\bwindow\.open\(/;
  const found = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(e2e|build|navigation)\/|testing\//.test(file))
    .filter((file) => moves.test(readFileSync(`${web}${file}`, 'utf8')));
  expect(found).toEqual(['boot/run-app.ts']);
});
