import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutCells } from './order-list/cut-cells.ts';
import { textOfLines } from './order-list/list-text.ts';
import { addedUp } from './order-list/parts.ts';
import { saidOf } from './order-list/said.ts';
import { type ChosenColumns, readOrderLines as readText, type WantedLine } from './read-order-lines.ts';

const readOrderLines = (text: string, chosen?: ChosenColumns) => readText(text, cutCells, chosen);

/** The goods and the quantity of a text of one line. */
const one = (text: string) => {
  const { lines } = readOrderLines(text);
  expect(lines, text).toHaveLength(1);
  const { words, quantity, unclear } = lines[0]!;
  return { words, ...(quantity !== undefined && { quantity }), ...(unclear !== undefined && { unclear }) };
};

describe('one line', () => {
  test.each([
    ['60 YC100542', 'YC100542', 60],
    ['阿莫西林20盒', '阿莫西林', 20],
    ['阿莫西林20', '阿莫西林', 20],
    ['阿莫西林×20', '阿莫西林', 20],
    ['阿莫西林：20瓶', '阿莫西林', 20],
    ['阿莫西林 - 20', '阿莫西林', 20],
    ['20盒阿莫西林', '阿莫西林', 20],
    ['3. 阿莫西林 20', '阿莫西林', 20],
    ['（3）阿莫西林 20', '阿莫西林', 20],
    ['③阿莫西林 20', '阿莫西林', 20],
    ['氨氯地平 5mg×28片 100', '氨氯地平 5mg×28片', 100],
    ['阿莫西林胶囊 0.25g×50粒 × 20盒', '阿莫西林胶囊 0.25g×50粒', 20],
    ['安宫牛黄丸 2丸', '安宫牛黄丸', 2],
    ['999 感冒灵 10', '999 感冒灵', 10],
    ['口罩,1中包', '口罩', 1],
    ['"阿莫西林, 胶囊","1,200"', '阿莫西林, 胶囊', 1200],
    ['"说""明""书",20.00', '说"明"书', 20],
    ['YC100542,阿莫西林胶囊,20,盒', 'YC100542 阿莫西林胶囊', 20],
    ['YC100542\t阿莫西林胶囊\t20', 'YC100542 阿莫西林胶囊', 20],
    ['阿莫西林 十五支谢谢！', '阿莫西林', 15],
    ['三九胃泰三件', '三九胃泰', 3],
    ['三七片 两瓶', '三七片', 2],
    ['安宫牛黄丸 两丸', '安宫牛黄丸', 2],
    ['两盒 六味地黄丸', '六味地黄丸', 2],
  ])('%s', (text, words, quantity) => {
    expect(one(text)).toEqual({ words, quantity });
  });

  test.each([
    '阿莫西林',
    '氨氯地平 5mg×28片',
    '阿莫西林胶囊 0.25g × 50粒',
    '盐酸二甲双胍缓释片 0.5g 60片',
    '阿托伐他汀 2.5mg',
    '维生素B12',
    '999 感冒灵',
    '10盒装棉签',
    '三七片',
    '复方 三七片',
    '十全大补丸',
    '一支黄花片',
    '一次性口罩 三件套',
    '电动牙刷两支装',
    '八珍益母丸 十袋装',
  ])('%s has no quantity', (text) => {
    expect(one(text)).toEqual({ words: text });
  });

  test.each([
    ['YC100542,半盒', '半盒'],
    ['YC100542\t-5', '-5'],
    ['YC100542\t2.5', '2.5'],
    ['YC100542\t0', '0'],
    ['YC100542 -3', '-3'],
    ['YC100542 几盒', '几盒'],
  ])('%s has an unreadable quantity', (text, unclear) => {
    expect(one(text)).toEqual({ words: 'YC100542', unclear });
  });
});

describe('a whole list', () => {
  const rowsOf = (text: string) => readOrderLines(text).lines.map(({ row, words, quantity }) => [row, words, quantity]);

  test('line ends, blank lines and a byte order mark are handled; rows keep their number', () => {
    expect(rowsOf('\ufeffa1234 1\r\n\r\nb1234 2\n \t \nc1234 3\rd1234 4')).toEqual([
      [1, 'a1234', 1],
      [3, 'b1234', 2],
      [5, 'c1234', 3],
      [6, 'd1234', 4],
    ]);
  });

  test('a header names the columns in any order', () => {
    const text = '单价,商品名称,备注 , 采购数量,商品编码\n8.60,阿莫西林,3 急,20,YC1\n9.30,头孢,,5盒,';
    expect(readOrderLines(text).lines).toEqual([
      {
        row: 2,
        words: 'YC1 阿莫西林',
        facts: { code: 'YC1', name: '阿莫西林' },
        quantity: 20,
        price: '8.60',
        remark: '3 急',
      },
      { row: 3, words: '头孢', facts: { name: '头孢' }, quantity: 5, unit: '盒', price: '9.30' },
    ]);
    expect(rowsOf('编码 / 条码 / 名称\t数量\nYC1\t2')).toEqual([[2, 'YC1', 2]]);
  });

  test.each([
    ['采购箱数', '箱'],
    ['订货盒数', undefined],
    ['实际采购', undefined],
    ['本次要货', undefined],
    ['补货建议', undefined],
    ['审批数量', undefined],
    ['拿货', undefined],
    ['Order', undefined],
  ])('%s is a quantity; numbers that are none stand beside it', (head, unit) => {
    const { lines, table } = readOrderLines(`商品全名,规格,卖出,实发数,${head}\n阿莫西林,0.25g*50粒,7,9,20`);
    expect(table?.doubt).toBeUndefined();
    expect(lines.map((line) => [line.facts?.name, line.quantity, line.unit])).toEqual([['阿莫西林', 20, unit]]);
  });

  test('a table without a header is one between its title and its signature', () => {
    const rows = ['1,盒,YC1001,阿莫西林,12.00', '2,盒,YC1002,头孢,7.00', '3,袋,YC1003,葛根,9.00'];
    const { lines } = readOrderLines(
      ['订货单,,,,', '日期：2026-11-24,,单号：A1,,', ...rows, '制单人：李红,,,,'].join('\n'),
    );
    expect(lines.filter(({ facts }) => facts?.code).map(({ row, quantity }) => [row, quantity])).toEqual([
      [3, 12],
      [4, 7],
      [5, 9],
    ]);
  });

  test('rows above a table are goods only with a quantity and its unit', () => {
    const { lines, left } = readOrderLines('药店订单,,\n另外要板蓝根 5盒,,\n编码,名称,数量\nYC1,阿莫西林,20');
    expect(lines.map(({ row, quantity }) => [row, quantity])).toEqual([
      [2, 5],
      [4, 20],
    ]);
    expect(left).toEqual([{ row: 1, words: '药店订单', why: 'heading' }]);
  });

  test('columns of a second table that are not sure are asked row by row', () => {
    const { lines } = readOrderLines('编码,数量\nYC1,20\nYC2,30\n名称,数量甲,要货数,订货数\n阿莫西林,9,5,6');
    expect(lines.map(({ quantity, unclear }) => quantity ?? unclear)).toEqual([20, 30, '5']);
  });

  test('a single cell below a header is read as in a chat; a blank quantity is left out', () => {
    const { left } = readOrderLines('编码，数量\nYC100542，２０盒\n阿莫西林 5\n维生素B12,');
    expect(rowsOf('编码，数量\nYC100542，２０盒\n阿莫西林 5\n维生素B12,')).toEqual([
      [2, 'YC100542', 20],
      [3, '阿莫西林', 5],
    ]);
    expect(left).toEqual([{ row: 4, words: '维生素B12', why: 'blank' }]);
  });

  test('in a chat, a line without a quantity among others is asked; without any it is the order multiple', () => {
    expect(readOrderLines('阿莫西林 5\n维生素B12').lines[1]).toMatchObject({ words: '维生素B12', unclear: '' });
    expect(readOrderLines('阿莫西林\n维生素B12').lines).toMatchObject([{ byMultiple: true }, { byMultiple: true }]);
  });

  test('cells of other text are cut', () => {
    expect(one('阿'.repeat(50_000)).words).toHaveLength(160);
  });
});

/** 105 is 一百零五, 15 十五, 2 两. */
function inChinese(number: number): string {
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  if (number === 2) return '两';
  const digit = (value: number) => '零一二三四五六七八九'[value] ?? '';
  const ten = tens === 0 ? (hundreds > 0 && ones > 0 ? '零' : '') : `${number < 20 ? '' : digit(tens)}十`;
  return `${hundreds > 0 ? `${digit(hundreds)}百` : ''}${ten}${ones > 0 ? digit(ones) : ''}`;
}

const wide = (text: string) =>
  text.replace(/[0-9A-Za-z]/g, (narrow) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0)).replace(/ /g, '　');
describe('what nothing explains', () => {
  const asked = (text: string) =>
    readOrderLines(text).lines.map(({ row, unexplained }) => [row, ...(unexplained ? [unexplained] : [])]);

  test('words with a colon above lines of a chat, until others end them: asked once, as a column of them is', () => {
    const rows = ['消食片 9盒', '月底退：', '清肺丸 4盒', '止咳露 2瓶', '要的：', '益母颗粒 6盒'].join('\n');
    const { questions } = readOrderLines(rows).table ?? {};
    expect(questions?.[0]?.values).toEqual(['', '月底退'].map((value) => ({ value, rows: 2 })));
    expect(asked(rows)).toEqual([[1], [3], [4], [6]]);
    const some = readOrderLines(rows, new Map([[0, ['']]]));
    expect([some.lines.map(({ row }) => row), some.table?.questions]).toEqual([[1, 6], []]);
    expect(some.left.map(({ row, why }) => [row, why])).toEqual([
      [5, 'note'],
      [2, 'heading'],
      [3, 'unwanted'],
      [4, 'unwanted'],
    ]);
    expect(asked(['青藤店补货单：', '消食片 9盒', '清肺丸 4盒'].join('\n'))).toEqual([[1], [2], [3]]);
    const without = readOrderLines('消食片 9盒\n下边几种缓一缓\n清肺丸 4盒').table?.questions;
    expect(without).toMatchObject([{ values: [{ value: '' }, { value: '下边几种缓一缓' }] }]);
    expect(readOrderLines('以下别发：\n消食片 9盒\n清肺丸 4盒').table?.questions).toHaveLength(1);
    expect(readOrderLines('消食片：\n9盒').lines).toMatchObject([{ words: '消食片', quantity: 9 }]);
  });

  test('words alone between rows of a table are a column: asked once, unless they tell a kind', () => {
    const table = (word: string) =>
      readOrderLines(['编码,品名,数量', 'YC51,消食片,9', `${word},,`, 'YC52,清肺丸,4'].join('\n'));
    const { table: asks } = table('向九和堂订');
    expect(asks?.questions).toMatchObject([{ column: 3, values: [{ value: '' }, { value: '向九和堂订' }] }]);
    expect(table('止咳类').table?.questions).toEqual([]);
    const text = ['编码,品名,数量', 'YC51,消食片,9', '向九和堂订,,', 'YC52,清肺丸,4'].join('\n');
    expect(readOrderLines(text, new Map([[3, ['']]])).lines.map(({ row }) => row)).toEqual([2]);
  });

  test('words above a table that take something back are a column too, those below it a line; a unit above counts', () => {
    const table = (above: string, below = '') =>
      readOrderLines([above, '编码,品名,数量', 'YC51,消食片,9', 'YC52,清肺丸,4', below].join('\n'));
    expect(table('清溪店十一月要货').table?.questions).toEqual([]);
    expect(table('这些上周已在别处订过').table?.questions).toMatchObject([{ values: [{ rows: 2 }] }]);
    expect(table('', '备注：清肺丸先不要发').lines).toMatchObject([{}, {}, { row: 5, unclear: '' }]);
    expect(table('单位：箱').lines).toMatchObject([
      { quantity: 9, unit: '箱' },
      { quantity: 4, unit: '箱' },
    ]);
  });

  test('a number of the sender is no barcode; a heading in two languages, either first', () => {
    const rows = ['存货编码,Product 品名,Qty 数量,No.', '02030417,消食片,9,1', '02030422,清肺丸,4,2'];
    const { lines, table } = readOrderLines(rows.join('\n'));
    expect(lines.map(({ facts, quantity }) => [facts?.code, facts?.barcode, facts?.name, quantity])).toEqual([
      ['02030417', undefined, '消食片', 9],
      ['02030422', undefined, '清肺丸', 4],
    ]);
    expect(table?.doubt).toBeUndefined();
  });

  test('同上 says what the cell above says, not what a heading or a sum says', () => {
    const rows = [
      '品名,规格,厂家,数量',
      '同上,5g,松隐堂,2',
      '清肺丸,6g*9丸,南麓,4',
      '同上,9g*6丸,〃,″',
      '小计,,,8',
      '〃,3g,南麓,1',
    ];
    expect(
      readOrderLines(rows.join('\n')).lines.map(({ facts, quantity }) => [facts?.name, facts?.maker, quantity]),
    ).toEqual([
      ['同上', '松隐堂', 2],
      ['清肺丸', '南麓', 4],
      ['清肺丸', '南麓', 4],
      [undefined, undefined, undefined],
    ]);
  });

  test('rows that say before each cell what it is, in one line or below one another', () => {
    const rows = [
      '品名：消食片；规格：0.5g*36片；厂家：松隐堂；要货：9盒',
      '品名：清肺丸；规格：6g*9丸；厂家：南麓；要货：4盒',
    ];
    const { lines, table } = readOrderLines(['本周：', ...rows].join('\n'));
    expect([table, ...lines.map(({ row, quantity, unit }) => [row, quantity, unit])]).toEqual([
      undefined,
      [2, 9, '盒'],
      [3, 4, '盒'],
    ]);
    expect(saidOf(lines[0] as WantedLine)).toMatchObject({ name: '消食片', pack: '0.5g*36片', maker: '松隐堂' });
    const card = readOrderLines('消食片\n规格：0.5g*36片\n库位：C-07\n报货：9盒\n');
    expect(card.lines).toMatchObject([{ words: '消食片 0.5g*36片', quantity: 9 }]);
    expect(card.left).toMatchObject([{ words: '库位:C-07' }]);
  });

  test('signs within brackets part no cells; a greeting by name heads nothing', () => {
    const { lines, table } = readOrderLines(
      '青藤老师您好：\n消食片（0.5g*36片，松隐堂）9盒\n清肺丸（6g*9丸，南麓）4盒',
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([9, 4]);
    expect(table).toBeUndefined();
  });

  test('goods behind the quantity stay in the words', () => {
    expect(one('捎上三盒松隐堂药业的消食片，0.5g*36片')).toMatchObject({
      words: '捎上 松隐堂药业的消食片，0.5g*36片',
      quantity: 3,
    });
    expect(one('松隐堂药业 3盒 消食片 0.5g*36片')).toMatchObject({ words: '松隐堂药业 消食片 0.5g*36片', quantity: 3 });
  });

  test('senders before the rows of a chat are asked once, as a column of them is; goods before a colon are none', () => {
    const chat = ['青藤店: 要货', '青藤店: 消食片 0.5g*36片 9盒', '青藤店: 清肺丸 6g*9丸 4盒'].join('\n');
    const { lines, table } = readOrderLines(chat);
    expect(lines.map(({ words, quantity }) => [words, quantity])).toEqual([
      ['消食片 0.5g*36片', 9],
      ['清肺丸 6g*9丸', 4],
    ]);
    expect(table?.questions).toMatchObject([{ values: [{ value: '青藤店', rows: 2 }] }]);
    const chain = ['#接龙', '1. 青藤店 消食片 0.5g*36片 9盒', '2. 清溪王姐 清肺丸 6g*9丸 4盒'].join('\n');
    expect(readOrderLines(chain).table?.questions[0]?.values.map(({ value }) => value)).toEqual(['青藤店', '清溪王姐']);
    expect(readOrderLines(chain.replace('青藤店 ', '')).table).toBeUndefined();
    const packs = readOrderLines('消食片: 0.5g*36片 9盒\n消食片: 0.3g*24片 4盒');
    expect([packs.table, packs.lines[0]?.words]).toEqual([undefined, '消食片: 0.5g*36片']);
  });

  test('prices below a heading that nobody knows, with a comma before their decimals', () => {
    const rows = ['Artikel;Menge;EP', '消食片;9,00;3,20', '清肺丸;4,00;12,5'].join('\n');
    const said = readOrderLines(rows, new Map([[1, 'quantity']]));
    expect([said.table?.questions, said.lines.map(({ quantity }) => quantity)]).toEqual([[], [9, 4]]);
  });

  test('a unit in the heading of a column that a person has named', () => {
    const rows = ['编码,品名,报中盒数', 'YC51,消食片,9', 'YC52,清肺丸,4'].join('\n');
    expect(readOrderLines(rows, new Map([[2, 'quantity']])).lines).toMatchObject([{ unit: '中包' }, { unit: '中包' }]);
  });

  test('labels in a cell of goods; packs below a heading of something else; digits that check as no barcode', () => {
    const rows = [
      '药品信息,DRUGTYPE,本位号,要货数',
      '"消食片\n厂家：松隐堂药业\n单位重：9",0.5g*36片,86912345678906,9',
      '"清肺丸\n厂家：南麓药业",6g*9丸,86912345678913,4',
    ];
    const [first] = readOrderLines(rows.join('\n')).lines;
    expect(first).toMatchObject({ facts: { pack: '0.5g*36片' }, quantity: 9 });
    expect(first?.facts?.barcode).toBeUndefined();
    const labelled = { name: '消食片 单位重:9', maker: '松隐堂药业' };
    expect(saidOf(first as WantedLine)).toMatchObject(labelled);
    const [line] = readOrderLines('品名：清肺丸 规格：6g*9丸 生产厂家：南麓药业 数量：4盒').lines;
    expect(saidOf(line as WantedLine)).toEqual({ name: '清肺丸', pack: '6g*9丸', maker: '南麓药业', mayBe: '4盒' });
  });

  test('words below a heading of numbers', () => {
    const rows = ['编码,品名,要货,发货进度', 'YC51,消食片,9,拣货', 'YC52,清肺丸,4,拣货', 'YC53,止咳露,2,作罢'];
    expect(readOrderLines(rows.join('\n')).table?.questions).toMatchObject([{ column: 3 }]);
  });

  test('one letter between two tables', () => {
    const rows = ['编码,品名,要货', 'YC51,消食片,9', '退,,', '编码,品名,要货', 'YC52,清肺丸,4'];
    expect(readOrderLines(rows.join('\n')).table?.questions).toMatchObject([
      { values: [{ value: '' }, { value: '退' }] },
    ]);
  });

  test('a group above the second of two tables', () => {
    const rows = ['要的,,,,退回,', '品名,数量,,品名,数量', '消食片,9,,清肺丸,4', '止咳露,2,,益母颗粒,6'];
    expect(readOrderLines(rows.join('\n')).table).toMatchObject({ doubt: 'quantity', within: [3, 5] });
  });

  test('a column that is left of the quantity when another is taken from it', () => {
    const rows = ['编码,订购数,已发货,剩下', 'YC51,20,12,8', 'YC52,9,4,5'];
    const asks = { doubt: 'quantity', may: [1, 3] };
    expect(readOrderLines(rows.join('\n')).table).toMatchObject(asks);
    expect(readOrderLines(rows.join('\n').replace('9,4,5', '9,4,7')).table).toMatchObject(asks);
  });

  test('further numbers beside the quantity are one question, and who names the quantity has answered it', () => {
    const rows = ['品名,规格,协议量,已执行,本次采购', '消食片,0.5g*36片,80,15,9', '清肺丸,6g*9丸,66,22,4'].join('\n');
    const { table } = readOrderLines(rows);
    expect([table?.doubt, table?.may, table?.questions]).toEqual(['quantity', [4, 2, 3], []]);
    const said = readOrderLines(rows, new Map([[4, 'quantity']]));
    expect([said.table?.doubt, said.table?.questions]).toEqual([undefined, []]);
    expect(said.lines.map(({ quantity }) => quantity)).toEqual([9, 4]);
    const flags = readOrderLines('品名,数量,进口\n消食片,9,1\n清肺丸,4,0').table;
    expect([flags?.doubt, flags?.questions.length]).toEqual([undefined, 1]);
  });

  test('of numbers without a known heading all may be the quantity, or the one that is their sum in each row', () => {
    const weekly = ['品名,规格,一周,二周,三周,汇总', '消食片,0.5g*36片,1,,3,4', '清肺丸,6g*9丸,2,5,,7'];
    expect(readOrderLines(weekly.join('\n')).table).toMatchObject({ doubt: 'quantity', may: [5], parts: [] });
    expect(readOrderLines(weekly.join('\n').replace(',7', ',8')).table).toMatchObject({ may: [2, 3, 4, 5] });
    const two = readOrderLines('品名,建议补货,申请补货\n消食片,9,6\n清肺丸,4,3').table;
    expect(two).toMatchObject({ doubt: 'quantity', may: [1, 2] });
  });

  test('a unit that nobody knows stays as it is written', () => {
    const { lines } = readOrderLines('编码,数量,单位\nYC51,3,筐\nYC52,4,盒');
    expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [3, '筐'],
      [4, '盒'],
    ]);
  });

  test('a number beside loose pieces whose unit nobody tells is asked', () => {
    const { lines } = readOrderLines('编码,数量,零散数\nYC51,3,\nYC52,4,6\nYC53,,8');
    expect(lines.map(({ quantity, unclear }) => quantity ?? unclear)).toEqual(['3', '4 + 6', 8]);
    const cartons = readOrderLines('编码,件数,零散数\nYC51,3,\nYC52,4,6').lines;
    expect(cartons.map(({ unit, plus }) => [unit, plus?.[0]?.quantity])).toEqual([
      ['件', undefined],
      ['件', 6],
    ]);
  });

  describe('columns of packs and pieces', () => {
    const rows = ['YC61,2,5', 'YC62,1,0', 'YC63,,4', 'YC64,3,'];
    const wanted = (heads: string, answers?: ChosenColumns) =>
      readOrderLines([`编码,${heads}`, ...rows].join('\n'), answers);
    const counted = (heads: string, answers?: ChosenColumns) =>
      wanted(heads, answers).lines.map(({ quantity, unit = '', plus = [] }) =>
        [{ quantity, unit }, ...plus].map((part) => `${part.quantity}${part.unit ?? ''}`).join('+'),
      );

    test.each([
      ['箱数,瓶数', ['2箱+5瓶', '1箱', '4瓶', '3箱']],
      ['中包数量,零散', undefined],
      ['要货（件）,要货（支）', ['2件+5支', '1件', '4支', '3件']],
      ['件,袋', ['2件+5袋', '1件', '4袋', '3件']],
    ])('%s count one quantity, as cartons without pieces show', (heads, together) => {
      if (together) expect(counted(heads)).toEqual(together);
      else expect(wanted(heads).table?.doubt).toBe('quantity');
    });

    test.each(['大包装量,小包装量', '整包装数量,最小包装数', '件数,小包数', '大包,中包'])(
      '%s may be what packs hold: asked, and no row is lost',
      (heads) => {
        const { doubt, parts } = wanted(heads).table ?? {};
        expect([doubt, parts]).toEqual(['quantity', [1, 2]]);
        const all = counted(heads, addedUp({ parts: parts ?? [] }));
        const small = heads.endsWith('中包') ? '中包' : '';
        expect(all).toEqual([`2件+5${small}`, '1件', `4${small}`, '3件']);
        expect(wanted(heads, new Map([[2, 'quantity']])).table?.doubt).toBeUndefined();
      },
    );

    test('cartons and the same in pieces are asked; beside a quantity the size of packs is none', () => {
      const twice = '编码,件数,数量（盒）\nYC61,2,200\nYC62,0,40';
      expect(readOrderLines(twice).table?.doubt).toBe('quantity');
      const sizes = readOrderLines('编码,大包装,中包装,采购数\nYC61,200,10,30\nYC62,80,5,40');
      expect(sizes.lines.map(({ quantity, plus }) => [quantity, plus])).toEqual([
        [30, undefined],
        [40, undefined],
      ]);
    });

    test('three of them are written as one quantity and read back', () => {
      const text = ['编码,件数,中包,盒数', 'YC61,2,1,5', 'YC62,,3,'].join('\n');
      const { table } = readOrderLines(text);
      const { lines } = readOrderLines(text, addedUp({ parts: table?.parts ?? [] }));
      const again = readOrderLines(textOfLines(lines)).lines;
      expect(again.map(({ quantity, unit, plus }) => [quantity, unit, plus])).toEqual([
        [
          2,
          '件',
          [
            { quantity: 1, unit: '中包' },
            { quantity: 5, unit: '盒' },
          ],
        ],
        [3, '中包', undefined],
      ]);
    });
  });

  test('several codes with a sign in one row are several lines', () => {
    const { lines } = readOrderLines('YC110051*3 YC110052×4 YC110053 x 12');
    expect(lines.map(({ words, quantity, part }) => [words, quantity, part])).toEqual([
      ['YC110051', 3, 1],
      ['YC110052', 4, 2],
      ['YC110053', 12, 3],
    ]);
  });
});

describe('as people write them', () => {
  /** Goods and quantity of each line, in order; what is asked has its words in place of the quantity. */
  const wanted = (text: string) =>
    readOrderLines(text).lines.map(({ words, quantity, unclear }) => [words, quantity ?? unclear] as const);

  test('a card of a chat: goods, pack and maker in rows of their own, then the quantity', () => {
    expect(wanted('氨苄西林胶囊\n0.3g×24粒\n石药集团\n5盒')).toEqual([['氨苄西林胶囊 0.3g×24粒 石药集团', 5]]);
  });

  test('numbers of a list that are glued to the names', () => {
    expect(wanted('1氨苄西林胶囊 5盒\n2板蓝根颗粒 10袋\n3维C银翘片 20盒')).toEqual([
      ['氨苄西林胶囊', 5],
      ['板蓝根颗粒', 10],
      ['维C银翘片', 20],
    ]);
  });

  test('sums that are carried over a page are no goods, another quantity without goods is asked', () => {
    const rows = (...more: string[]) =>
      readOrderLines(
        ['编码\t商品名称\t规格\t数量', 'YC100542\t甲片\t24片\t5', 'YC100543\t乙片\t12片\t10', ...more].join('\n'),
      );
    const carried = rows('\t过次页\t\t15', 'YC100544\t丙片\t24片\t2');
    expect(carried.lines.map(({ quantity }) => quantity)).toEqual([5, 10, 2]);
    expect(carried.left.map(({ why }) => why)).toEqual(['total']);
    expect(rows('\t\t\t15').lines).toHaveLength(2);
    const strange = rows('\t\t\t7').lines;
    expect(strange.map(({ unclear }) => unclear)).toEqual([undefined, undefined, '7']);
  });

  test('heads in traditional letters', () => {
    expect(wanted('貨號\t藥品名稱\t訂購數量\nYC100542\t甲片\t30')).toEqual([['YC100542 甲片', 30]]);
  });

  test.each([
    ['YC100542\t1.2万', 12_000],
    ['YC100542 3百盒', 300],
    ['编码,数量\nYC100542,2千', 2000],
  ])('%s is a round number', (text, quantity) => {
    expect(one(text).quantity).toBe(quantity);
  });

  test('a second table may count loose pieces or packs alone: its goods are not lost', () => {
    const rows = (head: string) => [
      `商品名称\t数量\t品名\t${head}`,
      '甲氨蝶呤片\t30\t碳酸钙片\t4',
      '乙酰螺旋霉素片\t20\t葡萄糖酸锌片\t6',
      '丙戊酸钠片\t10\t维生素B1片\t8',
    ];
    const second = (head: string) => wanted(rows(head).join('\n')).slice(3);
    expect(second('散数')).toEqual([
      ['碳酸钙片', 4],
      ['葡萄糖酸锌片', 6],
      ['维生素B1片', 8],
    ]);
    expect(second('大包装数')).toEqual([
      ['碳酸钙片', ''],
      ['葡萄糖酸锌片', ''],
      ['维生素B1片', ''],
    ]);
  });

  test('an empty column that a person calls the quantity leaves each quantity to be said', () => {
    const text = '编码\t采购\t数量\nYC100542\t\t12\nYC100543\t\t6';
    const { lines } = readOrderLines(text, new Map([[1, 'quantity']]));
    expect(lines.map(({ quantity, unclear, byMultiple }) => [quantity, unclear, byMultiple])).toEqual([
      [undefined, '', undefined],
      [undefined, '', undefined],
    ]);
  });

  test('goods whose name could be a heading are goods where they have a quantity', () => {
    const { lines, left } = readOrderLines(
      '品名\t单位\t数量\n甲氨蝶呤片\t盒\t6\n医用退热凝胶\t支\t8\n品名\t单位\t数量\n赠品装维生素片\t瓶\t9',
    );
    expect(lines.map(({ words, quantity }) => [words, quantity])).toEqual([
      ['甲氨蝶呤片', 6],
      ['医用退热凝胶', 8],
      ['赠品装维生素片', 9],
    ]);
    expect(left.map(({ why }) => why)).toEqual(['heading']);
  });

  test('a correction below names its line by number or by goods: that line is asked with it, and it is no line', () => {
    const text =
      '1. 甲氨蝶呤片 2.5mg*16片 5盒\n2. 碳酸钙片 30片 10盒\n3. 丙戊酸钠片 0.2g*60片 15盒\n麻烦改一下\n第二个改成20盒\n丙戊酸钠片先不要了';
    const { lines, left, table } = readOrderLines(text);
    const goods = lines.filter(({ row }) => row < 4);
    expect(goods.map(({ unexplained }) => unexplained)).toEqual([undefined, '第二个改成20盒', '丙戊酸钠片先不要了']);
    expect(left.map(({ row }) => row)).toEqual(expect.arrayContaining([5, 6]));
    const answers = table?.questions.length ? new Map([[0, ['']]]) : undefined;
    const after = readOrderLines(text, answers).lines.filter(({ row }) => row < 4);
    expect(after.map(({ unexplained }) => unexplained !== undefined)).toEqual([false, true, true]);
  });

  test('codes and makers that lines share are not their names', () => {
    for (const text of [
      'YC204417 甲氨蝶呤片 2.5mg*16片 5\nYC204418 不溶性维生素片 30片 10',
      '云停制药 甲氨蝶呤片 2.5mg*16片 5盒\n云停制药 停云颗粒 10g*9袋 10盒',
    ])
      expect(readOrderLines(text).lines.map(({ unexplained }) => unexplained)).toEqual([undefined, undefined]);
  });

  test.each(['刚才第二个不要10，要20', '第2个规格不对，先别发', '上面的碳酸钙片改成20盒'])(
    '%s is about the second line',
    (said) => {
      const text = `李姐 10:32\n甲氨蝶呤片 2.5mg*16片 5盒\n李姐\n碳酸钙片 30片 10盒\n丙戊酸钠片 0.2g*60片 15盒\n${said}`;
      const asked = readOrderLines(text).lines.filter(({ row, unexplained }) => row < 6 && unexplained !== undefined);
      expect(asked.map(({ row }) => row)).toEqual([4]);
    },
  );

  test.each([
    ['- [ ] ', '- [x] '],
    ['√', '×  '],
    ['✅ ', '❌ '],
    ['', '☑'],
  ])('marks that differ are asked once: %s and %s', (one, other) => {
    const text = `${one}甲氨蝶呤片 5盒\n${other}碳酸钙片 10盒\n${one}丙戊酸钠片 15盒`;
    const { lines, table } = readOrderLines(text);
    expect(lines.map(({ words }) => words)).toEqual(['甲氨蝶呤片', '碳酸钙片', '丙戊酸钠片']);
    expect(table?.questions.map(({ values }) => values.map(({ rows }) => rows))).toEqual([[2, 1]]);
    const [first] = table?.questions[0]?.values ?? [];
    const chosen = readOrderLines(text, new Map([[0, [first?.value ?? '']]]));
    expect(chosen.lines.map(({ words }) => words)).toEqual(['甲氨蝶呤片', '丙戊酸钠片']);
    expect(chosen.left.map(({ why }) => why)).toEqual(['unwanted']);
  });

  test.each([
    ['苯磺酸氨氯地平片 5mg*28片 10盒', '苯磺酸氨氯地平缓释片 5mg*14片 6盒'],
    ['小儿氨酚黄那敏颗粒 6g*10袋 10盒', '小儿退热贴 4贴 6盒'],
    ['左氧氟沙星片 0.1g*10片 10盒', '左氧氟沙星片 第一三共 0.5g*4片 6盒'],
    ['硝苯地平片 10mg*100片 10盒', '硝苯地平控释片 30mg*7片 6盒'],
  ])('%s is not taken back by %s', (one, other) => {
    const { lines } = readOrderLines(`${one}\n${other}`);
    expect(lines.map(({ quantity, unexplained }) => [quantity, unexplained])).toEqual([
      [10, undefined],
      [6, undefined],
    ]);
  });

  test('a line that is asked for words of its own keeps them beside a correction', () => {
    const said = '谷维素片 10mg*100片 5盒 上次那家\n碳酸钙片 30片 10盒\n第一行改成8盒';
    const [first] = readOrderLines(said).lines;
    expect(first?.unexplained).toContain('上次那家');
    expect(first?.unexplained).toContain('第一行改成8盒');
  });

  test('a greeting above marked rows is no kind of mark', () => {
    const { table } = readOrderLines('王店长这边的货\n☑ 甲氨蝶呤片 5盒\n☑ 碳酸钙片 10盒');
    expect(table?.questions ?? []).toEqual([]);
  });

  test('a mark that all rows have asks nothing', () => {
    for (const mark of ['√ ', '[x] ', '☐ ', '- [ ] ']) {
      const { lines, table } = readOrderLines(`${mark}甲氨蝶呤片 5盒\n${mark}碳酸钙片 10盒`);
      expect(lines.map(({ words, quantity }) => [words, quantity])).toEqual([
        ['甲氨蝶呤片', 5],
        ['碳酸钙片', 10],
      ]);
      expect(table).toBeUndefined();
    }
  });

  test('a number below 单位 or 包装 is neither a unit nor a pack', () => {
    expect(wanted('编码\t数量\t包装\nYC100542\t30\t10\nYC100543\t20\t10\nYC100544\t10\t20')).toEqual([
      ['YC100542', 30],
      ['YC100543', 20],
      ['YC100544', 10],
    ]);
  });
});

const goods = fc.oneof(
  fc.integer({ min: 100_000, max: 999_999 }).map((number) => `YC${number}`),
  fc.integer({ min: 6_900_000_000_000, max: 6_999_999_999_999 }).map(String),
  fc.constantFrom('阿莫西林胶囊', '布洛芬混悬液', '安宫牛黄丸', '一次性医用口罩（非无菌型）'),
);
const quantity = fc.integer({ min: 1, max: 99_999 });
const between = fc.constantFrom('\t', ',', '，', ' ', '  ', '　', ', ', '；', ' * ', ' × ');
const unit = fc.constantFrom('', '盒', '件', '瓶', '支', ' 盒', '箱', '中包');

const PIECES = '"|""|,|\t| |×|20|盒|阿莫西林|0.25g|\n|1.|(|x|~~'.split('|');

describe('for any list', () => {
  test('all spellings of goods and quantity mean the same', () => {
    fc.assert(
      fc.property(goods, between, quantity, unit, fc.boolean(), (words, gap, number, pieces, isWide) => {
        const text = `${words}${gap}${number}${pieces}`;
        expect(one(isWide ? wide(text) : text)).toEqual({ words, quantity: number });
      }),
    );
  });

  test('Chinese numerals before a unit mean the same as digits', () => {
    const spelt = fc.integer({ min: 1, max: 999 }).map((number) => [number, inChinese(number)] as const);
    const sold = fc.constantFrom('盒', '支', '瓶', '袋', '件', '箱', ' 盒', '中包');
    fc.assert(
      fc.property(goods, between, spelt, sold, (words, gap, [number, numeral], pieces) => {
        expect(one(`${words}${gap}${numeral}${pieces}`)).toEqual({ words, quantity: number });
        expect(one(`${words}${gap}${numeral}${pieces}吧`)).toEqual({ words, quantity: number });
      }),
    );
  });

  test('any text, and any pieces of real lines, are read to lines with words in order, without an error', () => {
    const piece = fc.constantFrom(...PIECES);
    const pieces = fc.array(piece, { maxLength: 60 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), pieces), (text) => {
        const { lines, left } = readOrderLines(text);
        const rows = new Set(
          text.split(/\r\n?|[\n\u0085\u2028\u2029]/).flatMap((row, at) => (/[\p{L}\p{N}]/u.test(row) ? [at] : [])),
        );
        expect(lines.length + left.length).toBeGreaterThanOrEqual(Math.min(1, rows.size));
        for (const [at, line] of lines.entries()) {
          expect(line.words.trim()).toBe(line.words);
          expect(line.words).not.toBe('');
          expect(line.row).toBeGreaterThanOrEqual(lines[at - 1]?.row ?? 1);
          if (line.quantity !== undefined) expect(Number.isInteger(line.quantity) && line.quantity > 0).toBe(true);
          expect(line.quantity !== undefined && line.unclear !== undefined).toBe(false);
        }
      }),
    );
  });
});
