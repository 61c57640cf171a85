import { expect, test } from 'vitest';
import { encodePassword } from '#shared/rules/login/password.ts';
import { createHiding } from './trail-hiding.ts';

const said = (text: string) => createHiding().said(text);
const tap = (text: string) => createHiding().tap(text);
const query = (pairs: Record<string, string>) => createHiding().query(Object.entries(pairs));

test('a phone number is masked in every spelling', () => {
  expect(said('验证码已发送至 13800005678')).toBe('验证码已发送至 138****5678');
  expect(said('致电 138 0000 5678 或 0571-88886666')).toBe('致电 138****5678 或 057****6666');
  expect(query({ phone: '13800005678', keywords: '13800005678' })).toBe('phone=138****5678&keywords=138****5678');
  expect(said('订单 202611211001540')).toBe('订单 202611211001540');
});

test('amounts are hidden', () => {
  expect(said('余额不足，还差 ¥1,012.50')).toBe('余额不足，还差 ¥…');
  expect(said('去凑单（差:12.50元）')).toBe('去凑单（差:…元）');
  expect(tap('微信支付 ¥158.80')).toBe('微信支付 ¥…');
  expect(tap('阿莫西林 0.25g*24粒')).toBe('阿莫西林 0.25g*24粒');
});

test('the keys of a number pad are hidden', () => {
  expect(tap('7')).toBe(tap('0'));
  expect(tap('246810')).not.toContain('2');
});

test('codes in messages and tokens are hidden', () => {
  expect(said('您的验证码是：482913，5分钟内有效')).toBe('您的验证码是：[隐]，5分钟内有效');
  expect(said('openid oX3fY5kq9ZbT2mL8wQ1vR7nJ4cDs 无效')).toBe('openid [隐] 无效');
  expect(said('5f4dcc3b5aa765d61d8327deb882cf99')).toBe('[隐]');
});

test('secret and private parameters are hidden in addresses', () => {
  expect(query({ token: 'abcd', user_name: 'yaodian', code: '8888', id: '7', back: '/order' })).toBe(
    'token=[隐]&user_name=[隐]&code=[隐]&id=7&back=[隐]',
  );
  expect(query({ keywords: 'a b&c=d', brand: '' })).toBe('keywords=a%20b%26c%3Dd');
});

test('a learned secret is hidden everywhere, also in earlier steps', () => {
  const hiding = createHiding();
  const before = hiding.said('搜索 Yaocang2026 没有结果');
  hiding.learn('password', encodePassword('Yaocang2026'));
  hiding.learn('answer', '2016');
  hiding.learn('order_id', '1000034');
  expect(hiding.again(before)).toBe('搜索 [隐] 没有结果');
  expect(hiding.said('Yaocang2026 与 WWFvY2FuZzIwMjY=')).toBe('[隐] 与 [隐]');
  expect(hiding.query([['keywords', '2016']])).toBe('keywords=[隐]');
  expect(hiding.said('第 12016 号，2016 年，订单 1000034')).toBe('第 12016 号，[隐] 年，订单 1000034');
});

test('people and streets are hidden in addresses, taps and messages', () => {
  const hiding = createHiding();
  hiding.learn('consignee', '李四');
  hiding.learn('address', '江南大道 588 号');
  expect(hiding.tap('李四 13800005678 江南大道 588 号')).toBe('[隐] 138****5678 [隐]');
  expect(hiding.said('已交给李四')).toBe('已交给[隐]');
  expect(query({ consignee: '张三', address: '一号', keywords: '口罩' })).toBe(
    'consignee=[隐]&address=[隐]&keywords=口罩',
  );
});

test('a step is one line of limited length', () => {
  expect(said(`出错\n${'很'.repeat(500)}`)).toHaveLength(80);
  expect(tap('很'.repeat(500))).toHaveLength(24);
});
