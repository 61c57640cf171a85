import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListOrder } from '#cli/parts/order-list/list-result.ts';
import { bytesOf, encoded } from '#fixtures/order-lists/bytes.ts';
import { type Desk, openDesk } from './desk.ts';

// A whole shop, and many runs against it.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
/** Scripts and acts that went to the shop, and the bodies of POST. */
const sent: string[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  desk = await openDesk({
    through: (fetch) => (url, init) => {
      const { pathname, searchParams } = new URL(String(url));
      sent.push(`${pathname.slice('/api/'.length)}?act=${searchParams.get('act')}`);
      if (init?.body) bodies.push(Buffer.from(init.body as Buffer).toString());
      return fetch(url, init);
    },
  });
  await yaocang(['login', 'yaodian']);
});
beforeEach(() => {
  sent.length = 0;
  bodies.length = 0;
});
afterAll(() => desk.close());

const yaocang = (
  words: readonly string[],
  input = '',
  at: { readonly seated?: true; readonly columns?: number } = {},
) =>
  desk.yaocang(['--base', desk.relay.base, ...words], undefined, {
    terminal: desk.terminal({ LANG: 'zh_CN.UTF-8' }, { input, ...at }),
  });

interface JsonOutput {
  readonly exit: number;
  readonly code: string;
  readonly data: ListOrder;
  readonly error: { readonly message: string; readonly next: string } | null;
}

async function inJson(words: readonly string[], input = ''): Promise<JsonOutput> {
  return JSON.parse((await yaocang([...words, '--json'], input)).out) as JsonOutput;
}

async function list(...lines: readonly string[]): Promise<string> {
  const file = join(desk.dir, 'list.csv');
  await writeFile(file, lines.join('\n'));
  return file;
}

const codeOf = async (goods_id: string): Promise<string> => {
  const { out } = await yaocang(['goods', goods_id, '--json']);
  return (JSON.parse(out) as { data: { product: { goods_sn: string } } }).data.product.goods_sn;
};
const added = () => sent.filter((each) => each === 'buy.php?act=add_to_cart').length;
const inCart = async (): Promise<Record<string, number>> => {
  const { out } = await yaocang(['cart', 'list', '--json']);
  const { data } = JSON.parse(out) as { data: { lines: { goods_id: string; num: number }[] } };
  return Object.fromEntries(data.lines.map(({ goods_id, num }) => [goods_id, num]));
};

test('a dry run looks every line up, tells what would be ordered, and adds nothing', async () => {
  const file = await list('编码,数量', `${await codeOf('100002')},２０盒`, '没有这种东西,3', '阿莫西林,5', 'YC,两盒');
  sent.length = 0;
  const { exit, data, error } = await inJson(['quick-order', file, '--dry-run']);
  expect(exit).toBe(7);
  expect(added()).toBe(0);
  expect(data).toMatchObject({ dry_run: true, kinds: 1, pieces: 20 });
  expect(data.lines.map(({ row, state }) => [row, state])).toEqual([
    [2, 'ready'],
    [3, 'none'],
    [4, 'several'],
    [5, expect.stringMatching(/several|none/)],
  ]);
  expect(data.lines[0]).toMatchObject({ goods_id: '100002', quantity: 20, sum: (data.lines[0]?.price ?? 0) * 20 });
  expect(data.lines[2]?.choices?.length).toBeGreaterThan(1);
  expect([data.left, error?.next]).toEqual([
    [3, 4, 5],
    expect.stringContaining(`yaocang --base ${desk.relay.base} quick-order ${file}`),
  ]);
});

test('columns of packs and pieces: the refusal names both, and what it names is added up', async () => {
  const file = await list('编码,整包装数,小包装数', `${await codeOf('100002')},,6`, `${await codeOf('100005')},1,3`);
  const unsure = await inJson(['quick-order', file, '--dry-run']);
  const columns = 'quantity=2,loose=3';
  expect([unsure.exit, unsure.error?.next]).toEqual([2, expect.stringContaining(`--columns ${columns}`)]);
  const { data } = await inJson(['quick-order', file, '--dry-run', '--columns', columns]);
  const [first, second] = data.lines;
  expect(first?.quantity).toBe(6);
  expect(second?.says ?? '').toMatch(/^1件\+3 = \d+/);
});

test('from a pipe: nothing is added unasked, with --yes all of it, exit 0', async () => {
  const unasked = await inJson(['quick-order'], `${await codeOf('100002')} 20\n`);
  expect([unasked.exit, added(), unasked.error?.next]).toEqual([5, 0, expect.stringContaining('--yes')]);
  const { exit, data, error } = await inJson(['quick-order', '--yes'], `${await codeOf('100002')} 20\n`);
  expect([exit, error]).toEqual([0, null]);
  expect(data).toMatchObject({ dry_run: false, kinds: 1, left: [], lines: [{ state: 'added', quantity: 20 }] });
  expect((await inCart())['100002']).toBe(20);
});

test('what is open keeps the rest back until --yes; then it stays, with the way to go on', async () => {
  const before = (await inCart())['100002'] ?? 0;
  const file = await list(`${await codeOf('100002')} 10`, '没有这种东西 3');
  sent.length = 0;
  const refused = await inJson(['quick-order', file]);
  expect([refused.exit, added(), refused.error?.next]).toEqual([5, 0, expect.stringContaining('--yes')]);
  expect(refused.data.lines.map(({ state }) => state)).toEqual(['ready', 'none']);
  expect((await yaocang(['quick-order', file])).err).toContain('第 2 行「没有这种东西」：没有找到');
  const sure = await inJson(['quick-order', file, '--yes']);
  expect([sure.exit, added(), sure.data.left]).toEqual([7, 1, [2]]);
  expect(sure.error?.next).toContain(`yaocang --base ${desk.relay.base} quick-order ${file} --rows 2`);
  expect((await inCart())['100002']).toBe(before + 10);
});

test('the question counts kinds as the table does, though two rows name the same goods', async () => {
  const code = await codeOf('100002');
  const file = await list(`${code} 10`, `${code} 20`, '没有这种东西 3');
  const { out, err } = await yaocang(['quick-order', file], 'n\n', { seated: true, columns: 100 });
  expect(err).toContain('把 1 种 30 件，合计 ');
  expect(err).toContain('还有 1 行没有处理，先把 1 种加入购物车吗？');
  expect(out).toContain('可下单 1 种 30 件');
});

test('--choose says what a row means, --rows takes some alone; what no row bears is refused', async () => {
  const before = (await inCart())['100002'] ?? 0;
  const file = await list('阿莫西林 5', '那个 10');
  const { exit, data } = await inJson(['quick-order', file, '--rows', '2', '--choose', '2=100002', '--yes']);
  expect([exit, data.lines]).toEqual([0, [expect.objectContaining({ row: 2, state: 'added', goods_id: '100002' })]]);
  expect((await inCart())['100002']).toBe(before + 10);
  for (const flags of [
    ['--rows', '9'],
    ['--rows', 'x'],
    ['--choose', '2'],
    ['--choose', '9=1'],
  ]) {
    expect((await inJson(['quick-order', file, ...flags])).exit, flags.join(' ')).toBe(2);
  }
});

test('a choice of goods settles no number beside them: --quantity does', async () => {
  const file = await list('那个 4盒×15', '这个 2袋×9');
  const chosen = ['--choose', '1=100002', '--choose', '2=100003'];
  const { data } = await inJson(['quick-order', file, ...chosen, '--dry-run']);
  expect(data.lines.map(({ state, says }) => [state, says])).toEqual([
    ['quantity', '数量「4盒 15」看不懂，请填写'],
    ['quantity', '数量「2袋 9」看不懂，请填写'],
  ]);
  const told = await inJson(['quick-order', file, ...chosen, '--quantity', '1=60', '--rows', '1', '--dry-run']);
  expect(told.data.lines).toEqual([expect.objectContaining({ row: 1, state: 'ready', quantity: 60 })]);
  for (const wrong of ['1=0', '1=x', '7=2'])
    expect((await inJson(['quick-order', file, '--quantity', wrong])).exit, wrong).toBe(2);
});

describe('what is no list is refused before the shop is asked', () => {
  const usage = async (words: readonly string[], input = '') => {
    sent.length = 0;
    const { exit, error } = await inJson(words, input);
    expect([exit, sent]).toEqual([2, []]);
    return error?.message;
  };
  test('nothing, too much, no text, no file', async () => {
    expect(await usage(['quick-order'], ' \n')).toContain('没有商品');
    const many = Array.from({ length: 236 }, (_, at) => `YC${1000 + at} 1`).join('\n');
    expect(await usage(['quick-order', '-'], many)).toContain('200');
    expect(await usage(['quick-order', '-'], 'PK\u0000\u0003')).toContain('不是文字清单');
    expect(await usage(['quick-order', join(desk.dir, 'none.csv')])).toContain('无法读取');
  });
});

test('a table for a person, of any width, in either language', async () => {
  const file = await list(`${await codeOf('100002')} 20`, '阿莫西林 5');
  const { out } = await yaocang(['quick-order', file, '--dry-run']);
  expect(out).toContain('请选择');
  expect(out).toMatch(/--choose 2=\d+/);
  const { out: english } = await yaocang(['quick-order', file, '--dry-run', '--lang', 'en']);
  expect(english).toContain('choose one');
});

test('an order is bought again: first what is not as it was, then the cart', async () => {
  await inJson(['quick-order', '--yes'], `${await codeOf('100002')} 10`);
  await yaocang(['order', 'submit']);
  const { out } = await yaocang(['order', 'list', '--json']);
  const [order] = (JSON.parse(out) as { data: { orders: { order_id: string }[] } }).data.orders;
  const id = order?.order_id ?? '';
  await inJson(['quick-order', '--yes'], `${await codeOf('100002')} 10`);
  await desk.standIn.operate('scenario', { name: 'price-changed' });
  sent.length = 0;
  const dry = await inJson(['order', 'again', id, '--dry-run']);
  expect([dry.exit, added()]).toEqual([0, 0]);
  expect(dry.data).toMatchObject({ dry_run: true, changed: { gone: 0, short: 0, dearer: 1, cheaper: 0 } });
  expect(dry.data.lines[0]).toMatchObject({
    goods_id: '100002',
    state: 'ready',
    since: { says: expect.stringContaining('比上次贵') },
  });
  const before = (await inCart())['100002'] ?? 0;
  const told = await yaocang(['order', 'again', id]);
  expect([told.exit, told.out]).toEqual([0, expect.stringContaining('和上次比：1 种涨价')]);
  expect((await inCart())['100002']).toBeGreaterThan(before);
  await desk.standIn.operate('scenario', { name: 'sold-out' });
  expect((await inJson(['order', 'again', id])).data).toMatchObject({
    changed: { short: 1 },
    lines: [{ state: 'stock' }],
  });
});

test('without a login nothing is looked up', async () => {
  const file = await list('YC1 1');
  await yaocang(['logout']);
  sent.length = 0;
  const { exit } = await inJson(['quick-order', file]);
  expect([exit, sent.filter((each) => each.startsWith('search'))]).toEqual([4, []]);
  await yaocang(['login', 'yaodian']);
});

describe("a pharmacy's own file", () => {
  const file = async (name: string, lines: readonly string[]) => {
    const path = join(desk.dir, name);
    await writeFile(path, lines.join('\n'));
    return path;
  };

  test('two columns that could be the quantity: exit 2 names them, --columns answers, nothing was asked of the shop', async () => {
    const [one, other] = [await codeOf('100046'), await codeOf('100052')];
    const plan = await file('plan.csv', [
      '编码,名称,计划数量,申请数量',
      `${one},氨苄西林胶囊,30,12`,
      `${other},头孢拉定胶囊,40,8`,
    ]);
    sent.length = 0;
    const asked = await inJson(['quick-order', plan, '--dry-run']);
    expect([asked.exit, sent]).toEqual([2, []]);
    expect(asked.error?.message).toMatch(/计划数量.*申请数量/);
    const { exit, data } = await inJson(['quick-order', plan, '--dry-run', '--columns', 'quantity=4']);
    expect([exit, data.pieces]).toEqual([0, 20]);
    expect((await inJson(['quick-order', plan, '--columns', 'quantity=9'])).exit).toBe(2);
  });

  test('a column that nothing explains: exit 2 says what stands in it, --columns says which rows are wanted', async () => {
    const [one, other] = [await codeOf('100046'), await codeOf('100052')];
    const plan = await file('stages.csv', ['编码,数量,阶段', `${one},30,流转`, `${other},40,终结`]);
    const asked = await inJson(['quick-order', plan, '--dry-run']);
    expect(asked.exit).toBe(2);
    expect(asked.error?.message).toMatch(/阶段.*流转 1 行.*终结 1 行/);
    const { data } = await inJson(['quick-order', plan, '--dry-run', '--columns', '3=流转']);
    expect([data.pieces, data.left_out]).toMatchObject([30, [{ row: 3, why: 'unwanted' }]]);
    const none = await inJson(['quick-order', plan, '--dry-run', '--columns', 'none=3']);
    expect([none.exit, none.error?.message]).toEqual([2, '清单里没有商品']);
    const all = await inJson(['quick-order', plan, '--dry-run', '--columns', 'beside=3']);
    expect(all.data.pieces).toBe(70);
  });

  test('a second table begins where --columns says so', async () => {
    const plan = await list('品名,规格,数量,另购,盒数', '消食片,3g×9片,3,清肺丸,8', '止咳露,60ml,5,益母颗粒,2');
    const { exit, error } = await inJson(['quick-order', plan]);
    expect([exit, error?.next]).toEqual([2, expect.stringContaining('--columns second=4')]);
    const { data } = await inJson(['quick-order', plan, '--dry-run', '--columns', 'second=4']);
    expect(data.lines.map(({ row, part, words, wanted }) => [row, part, words, wanted]).slice(0, 2)).toEqual([
      [2, 1, '消食片 3g×9片', 3],
      [3, 1, '止咳露 60ml', 5],
    ]);
  });

  test('a sheet that is not the first with goods is read by --sheet; rows, columns and other sheets are told', async () => {
    const [one, other] = [await codeOf('100046'), await codeOf('100052')];
    const sheets = [
      {
        name: '东区',
        rows: [
          ['编码', '数量'],
          [one, 8],
        ],
      },
      {
        name: '西区',
        rows: [
          ['编码', '柜', '数量'],
          [other, 'B2', 5],
          ['合计', '', 5],
        ],
      },
    ];
    const book = join(desk.dir, 'areas.xlsx');
    await writeFile(book, await bytesOf({ content: { sheets } }));
    const first = await inJson(['quick-order', book, '--dry-run']);
    expect([first.data.pieces, first.data.other_sheets]).toEqual([8, ['西区']]);
    const { data } = await inJson(['quick-order', book, '--dry-run', '--sheet', '西区', '--columns', 'beside=2']);
    expect([data.pieces, data.sheet, data.columns?.map(({ role }) => role)]).toEqual([
      5,
      '西区',
      ['code', 'beside', 'quantity'],
    ]);
    const { out } = await yaocang(['quick-order', book, '--dry-run', '--sheet', '西区', '--columns', 'beside=2']);
    expect(out).toContain('第 3 行 合计：合计 5');
    expect((await inJson(['quick-order', book, '--dry-run', '--sheet', '南区'])).error?.message).toContain(
      '东区、西区',
    );
  });

  test('a price list with two quantities orders two, says what is left out, and writes the whole result', async () => {
    const codes = await Promise.all(['100046', '100052', '100058', '100059'].map(codeOf));
    const rows = codes.map((code, at) => `${code},常备,${at === 1 ? '6' : ''}`);
    const prices = await file('prices.csv', ['供货目录', '编码,备注,订货数', ...rows, '合计,,6']);
    const out = join(desk.dir, 'found.csv');
    const { data } = await inJson(['quick-order', prices, '--dry-run', '--out', out]);
    expect([data.kinds, data.pieces]).toEqual([1, 6]);
    expect(data.left_out?.map(({ row, why }) => `${row} ${why}`)).toEqual([
      '1 heading',
      '3 blank',
      '5 blank',
      '6 blank',
      '7 total',
    ]);
    const written = await readFile(out, 'utf8');
    expect(written).toMatch(/^\ufeff行,清单/);
    expect(written.trim().split('\r\n')).toHaveLength(7);
  });

  test('somebody else’s codes are asked: name and code name different goods', async () => {
    const plan = await file('others.csv', ['编码,名称,数量', '100052,氨苄西林胶囊,10']);
    const { exit, data } = await inJson(['quick-order', plan, '--dry-run']);
    expect([exit, data.kinds]).toEqual([7, 0]);
    expect(data.lines[0]?.choices?.find(({ goods_id }) => goods_id === '100052')?.differs).toContain('名称不同');
  });

  test('a longer list is taken in parts, never cut without a word', async () => {
    const long = await file('long.csv', [
      '编码,数量',
      ...Array.from({ length: 401 }, (_, at) => `YC${300_000 + at},1`),
    ]);
    const refused = await inJson(['quick-order', long, '--dry-run']);
    expect([refused.exit, refused.error?.message]).toEqual([2, '一次最多 200 行，请分 3 次下单']);
    expect((await inJson(['quick-order', long, '--dry-run', '--part', '3'])).data.lines).toHaveLength(1);
  });
});

test.each(['utf-8', 'utf-8-bom', 'gb18030', 'utf-16le', 'utf-16be'] as const)(
  'the body of a call is read from a file in %s, and the shop is sent what it says',
  async (encoding) => {
    const review = [{ og_id: '1', content: '包装完好，效期新鲜“好”', comment_rank: 5, comment_gallery: [] }];
    const file = join(desk.dir, '评价.json');
    await writeFile(file, encoded(JSON.stringify(review, null, 2), encoding));
    await yaocang(['call', 'comment', 'goods_sub', 'order_id=1', '--body', file]);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([review]);
  },
);
