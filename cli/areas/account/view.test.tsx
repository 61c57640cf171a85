import { expect, test } from 'vitest';
import { smsLine } from '#cli/parts/sms/sms-help.ts';
import { drawn } from '#cli/tests/drawn.ts';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { widthOf } from '#cli/text/width.ts';

const style = (columns = 80, lang: 0 | 1 = 0): TextStyle => ({
  columns,
  say: (...words) => words[lang],
  ink: inkFor(false, {}),
});

const accounts = [
  { user_id: '7', user_name: 'liansuo', nickname: '百姓心连锁', label: '百姓心连锁 · 总店（liansuo）', current: true },
  {
    user_id: '8',
    user_name: 'liansuo2',
    nickname: '百姓心连锁',
    label: '百姓心连锁 · 城西店（liansuo2）',
    current: false,
  },
];
const shown: readonly (readonly [string, (on: TextStyle) => string, readonly string[]])[] = [
  ['linked accounts', (on) => drawn('account list', { accounts }, on), ['百姓心连锁 · 总店（liansuo）', '当前']],
  [
    'a registration',
    (on) =>
      drawn(
        'register',
        {
          message: '注册成功，请登录！',
          user_name: 'xindian',
          agency: { agency_id: '3', agency_name: '杭州滨江服务站', code: 'YC8888' },
        },
        on,
      ),
    ['注册成功，请登录！', '杭州滨江服务站', 'yaocang login xindian'],
  ],
  [
    'security questions',
    (on) =>
      drawn(
        'security list',
        {
          questions: [{ key: 'q1', question: '您的药店开业年份是？', current: true }],
          phone: '198****0002',
          by_sms: true,
        },
        on,
      ),
    ['您的药店开业年份是？', '198****0002'],
  ],
  [
    'a verification',
    (on) =>
      drawn(
        'verify show',
        {
          yz: 3,
          state: '认证失败',
          reason: '照片不清晰',
          licences: [{ kind: '营业执照', number: '91X', end_time: null, img_url: '' }],
          kinds: [
            { kind: '营业执照', required: true, has_end: false },
            { kind: '药品经营许可证', required: true, has_end: false },
            { kind: '备案凭证', required: false, has_end: false },
          ],
        },
        on,
      ),
    ['照片不清晰', '91X', '长期', '药品经营许可证'],
  ],
  [
    'scopes',
    (on) =>
      drawn(
        'scope show',
        { scopes: [{ type_id: '1', type_name: '处方药', images: [], label: '已驳回', reason: '过期' }] },
        on,
      ),
    ['处方药', '已驳回', '过期'],
  ],
  [
    'a closing',
    (on) =>
      drawn(
        'account close-status',
        { deleted: true, reason: '停业', end_time: Date.UTC(2026, 10, 27, 17), obstacles: [] },
        on,
      ),
    ['进行中', '停业', '2026-11-28'],
  ],
  [
    'the sales staff',
    (on) => drawn('salesman list', { salesmen: [{ name: '林晓禾', tel: '19900001001', area: '杭州市区' }] }, on),
    ['林晓禾', '19900001001', '杭州市区'],
  ],
];

test.each(shown)('%s stand in 80 and in 40 columns', (_, draw, words) => {
  for (const columns of [80, 40]) {
    const text = draw(style(columns));
    for (const word of words) expect(text).toContain(word);
    for (const line of text.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
  }
});

test('where there is nothing, that is said', () => {
  expect(drawn('account list', { accounts: [] }, style())).toBe('暂无选项');
  expect(drawn('salesman list', { salesmen: [] }, style())).toBe('暂无数据');
});

test('a check by text message in lines', () => {
  const sms = { captcha: 'aaaa', sendIn: undefined, sent: false, delivery: 'none' as const, polls: 0 };
  const line = (more: object = {}, lang: 0 | 1 = 0) =>
    smsLine({ step: 'sms', sms: { ...sms, ...more } }, style(80, lang));
  expect(line({ sent: true, working: 'sending' })).toBe('正在发送验证码…');
  expect(line({ sent: true, working: 'checking' })).toBeUndefined();
  expect(line({}, 1)).toBe('sending a code…');
  expect(line({ sent: true })).toBe('验证码已发送');
});

const state = { bound: false, entry: 'https://shop.example/api/wechat.php?act=entry&to=%2Fwechat-yz' };

test('the binding of the official account', () => {
  expect(drawn('wechat status', state, style(80, 1))).toMatch(/not bound\n.*act=entry/);
  expect(drawn('wechat status', { ...state, bound: true }, style())).toBe('已绑定公众号');
});
