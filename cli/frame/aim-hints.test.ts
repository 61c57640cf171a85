import { expect, test } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { aimedData, aimHints } from './aim-hints.ts';

const aim = aimHints({ env: 'staging' }, commands);

test.each([
  ['请重新登录：yaocang login yaodian', '请重新登录：yaocang --env staging login yaodian'],
  ['yaocang order show 5；yaocang pay 5', 'yaocang --env staging order show 5；yaocang --env staging pay 5'],
  ['接口地址不对（yaocang env show）', '接口地址不对（yaocang --env staging env show）'],
])('%s runs against the shop of this run', (hint, aimed) => {
  expect(aim(hint)).toBe(aimed);
  expect(aim(aimed), 'once').toBe(aimed);
});

test.each([
  'yaocang env edit staging --ca FILE',
  'yaocang search --help',
  'yaocang · staging (staging)',
  '备注：yaocang smoke',
  'yaocang COMMAND',
])('%s stays: it needs no shop, names its profile, or is no command', (text) => expect(aim(text)).toBe(text));

test('another address goes along too, quoted where a shell needs it; without options nothing changes', () => {
  const both = aimHints({ env: 'live', base: 'https://shop.example/api?a=1' }, commands);
  expect(both('yaocang pay')).toBe("yaocang --env live --base 'https://shop.example/api?a=1' pay");
  expect(aimHints({}, commands)('yaocang pay')).toBe('yaocang pay');
});

test('in data every next step is aimed, and nothing else', () => {
  const data = { remark: 'yaocang pay', next: 'yaocang pay', checks: [{ next: ['yaocang pay', 'pay'] }] };
  expect(aimedData(data, aim)).toEqual({
    remark: 'yaocang pay',
    next: 'yaocang --env staging pay',
    checks: [{ next: ['yaocang --env staging pay', 'pay'] }],
  });
});
