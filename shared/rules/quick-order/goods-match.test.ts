import { describe, expect, test } from 'vitest';
import { coded, matchNamed, mayNameMore, nearerWords, otherCode } from './goods-match.ts';
import type { Said } from './order-list/said.ts';

const card = (goods_id: string, goods_name: string, more: object = {}) => ({
  goods_id,
  goods_name,
  goods_sn: `YC${goods_id}`,
  des: '',
  tb_id: '',
  brand_name: '北辰制药',
  unitno_name: '盒',
  ...more,
});
const capsule = card('100118', '阿莫西林胶囊', { des: '0.25g×50粒' });
const small = card('100119', '阿莫西林胶囊', { des: '0.25g×24粒' });
const tablet = card('100120', '阿莫西林分散片', { des: '0.25g×24片' });

const sure = (said: Said, cards: readonly ReturnType<typeof card>[], isAll = true) =>
  matchNamed(said, cards, isAll).sure?.card;
const among = (said: Said, cards: readonly ReturnType<typeof card>[]) =>
  matchNamed(said, cards, true).among.map(({ card: each }) => each.goods_id);

describe('the meant goods', () => {
  test('a whole code or number names goods, ignoring case; a part of a code does not', () => {
    expect(coded('yc100118', [small, capsule])).toBe(capsule);
    expect(coded('100118', [small, capsule])).toBe(capsule);
    expect(coded('YC10011', [capsule])).toBeUndefined();
  });
  test('a whole name is sure if it is unique, and if all cards were seen', () => {
    expect(sure({ name: '阿莫西林分散片' }, [capsule, tablet])).toBe(tablet);
    expect(sure({ name: '阿莫西林分散片' }, [capsule, tablet], false)).toBeUndefined();
    expect(sure({ name: '阿莫西林胶囊' }, [capsule, small, tablet])).toBeUndefined();
    expect(among({ name: '阿莫西林胶囊' }, [tablet, capsule, small])).toEqual(['100118', '100119']);
  });
  test('a part of a name is never sure, even with one result', () => {
    expect(sure({ name: '阿莫西林' }, [tablet])).toBeUndefined();
    expect(sure({ name: '维E' }, [card('1', '尿素维E乳膏')])).toBeUndefined();
  });
  test.each(['0.25g*50粒', '0.25克×50粒', '250mg×50粒', '0.25g*50s', '0.25g×50粒/盒', '50粒'])(
    'the pack %s decides',
    (pack) => {
      expect(sure({ name: `阿莫西林胶囊 ${pack}` }, [capsule, small])).toBe(capsule);
      expect(sure({ name: '阿莫西林胶囊', pack }, [small, capsule])).toBe(capsule);
    },
  );
  test('another pack, another maker and words that are neither are told', () => {
    const differs = (said: Said) => matchNamed(said, [capsule], true).among[0]?.differs.map(({ what }) => what);
    expect(differs({ name: '阿莫西林胶囊', pack: '0.25g×36粒' })).toEqual(['pack']);
    expect(differs({ name: '阿莫西林胶囊', maker: '华岳生物股份有限公司' })).toEqual(['maker']);
    expect(differs({ name: '阿莫西林胶囊 北辰' })).toEqual([]);
    expect(differs({ name: '复方阿莫西林胶囊' })).toEqual(['name']);
    expect(differs({ name: '阿莫西林胶囊', pack: '0.25g×50粒×2盒' })).toEqual(['pack']);
  });
  test('two offers of a product are one candidate', () => {
    expect(sure({ name: '阿莫西林胶囊' }, [{ ...capsule, tb_id: '3' }, capsule])).toBe(capsule);
  });
  test('×3瓶 is the pack of some goods and the quantity of others: neither is sure, the pack stands first', () => {
    const one = card('7', '杞菊地黄丸', { des: '60g/瓶', unitno_name: '瓶' });
    const three = card('8', '杞菊地黄丸', { des: '60g/瓶×3瓶' });
    const { among: all, sure: only } = matchNamed({ name: '杞菊地黄丸 60g/瓶', mayBe: '3瓶' }, [one, three], true);
    expect(all.map(({ card: each, isPacked }) => [each.goods_id, isPacked])).toEqual([
      ['8', true],
      ['7', false],
    ]);
    expect(only).toBeUndefined();
  });
});

test('a code in the form of the shop that is not that of the goods is told, the code of another system is not', () => {
  expect(otherCode({ code: 'YC100999' }, capsule)).toEqual({ what: 'code', said: 'YC100999', is: 'YC100118' });
  expect(otherCode({ code: 'SP-0012' }, capsule)).toBeUndefined();
});

test('similar goods are found by shorter words, only for names', () => {
  expect(nearerWords({ name: '安宫牛黄丸' })).toEqual(['安宫牛黄', '安宫牛', '安宫']);
  expect(nearerWords({ name: '同仁堂 安宫牛黄丸' })).toEqual(['同仁堂', '同仁']);
  expect(nearerWords({ name: 'YC100542' })).toEqual([]);
});

test('further pages may hold goods of the same name', () => {
  expect(mayNameMore({ name: '阿莫西林胶囊 0.25g×50粒' }, [capsule])).toBe(true);
  expect(mayNameMore({ name: '阿莫西林' }, [capsule])).toBe(false);
});
