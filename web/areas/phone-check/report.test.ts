import { expect, test } from 'vitest';
import { bad, good } from './finding.ts';
import { reportText } from './report.ts';

test('the report has every row with its answers, and marks rows that were not pressed', () => {
  const checks = [
    { id: 'agent', title: '浏览器' },
    { id: 'config', title: 'wx.config 签名' },
    { id: 'sheet', title: '微信支付 0.01 元' },
  ];
  const found = { agent: good('UA', '微信 是'), config: bad('未通过（config:invalid signature）') };
  expect(reportText(checks, found, { version: '', at: new Date('2026-11-22T01:02:03Z') })).toBe(
    [
      '药仓真机自检 2026-11-22T01:02:03.000Z',
      '版本 未知',
      '[✓] 浏览器',
      '    UA',
      '    微信 是',
      '[✗] wx.config 签名',
      '    未通过（config:invalid signature）',
      '[ ] 微信支付 0.01 元：未检查',
    ].join('\n'),
  );
});
