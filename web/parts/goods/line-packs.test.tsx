// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { namesToAsk, useLinePacks } from './line-packs.ts';

afterEach(cleanup);

const SEARCH = 'search.php?act=search';
interface Line {
  readonly goods_id?: string;
  readonly goods_name: string;
  readonly des?: string;
  readonly brand_name?: string;
}
const twin = (goods_id: string): Line => ({ goods_id, goods_name: '布洛芬缓释胶囊' });

test('lines with equal names get pack and maker from their goods, with one request', async () => {
  const server = serve({
    [SEARCH]: () => ({
      data: [
        { goods_id: '11', goods_name: '布洛芬缓释胶囊', des: '0.3g×20粒', brand_name: '滨江制药' },
        { goods_id: '12', goods_name: '布洛芬缓释胶囊', des: '0.3g×10粒', brand_name: '越秀药业' },
      ],
      page_next: 'end',
    }),
  });
  const lines = [twin('11'), twin('12')];
  const { result } = renderHook(() => useLinePacks(lines));
  await waitFor(() => expect(result.current.map(({ des }) => des)).toEqual(['0.3g×20粒', '0.3g×10粒']));
  expect(server.asked(SEARCH)).toHaveLength(1);
});

test('no request for lines with pack or maker, or without a goods id', () => {
  const known = { ...twin('21'), brand_name: '滨江制药' };
  const nameless: Line = { goods_name: '布洛芬缓释胶囊' };
  expect(namesToAsk([known, nameless])).toEqual([]);
});

test('names that occur twice come first', () => {
  const lines = [{ goods_id: '31', goods_name: '氯雷他定片' }, twin('32'), twin('33')];
  expect(namesToAsk(lines)).toEqual(['布洛芬缓释胶囊', '氯雷他定片']);
});
