import type { Page } from '@playwright/test';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { quickBuy, typeQuantity } from './support/goods.ts';
import { ofCall } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/**
 * The price rules of the client and of the stand-in are written separately on purpose. Here they are compared: the
 * price in the quick-buy dialog must be the price in the cart, for showcase goods and for others chosen at random in
 * each run. The rules themselves are compared without a browser in shared/rules/goods/offer.test.ts.
 */

const STANDS =
  `everything plain promotion promotionToday promotionComing promotionEnded nearExpiry lastPieces limitPerAccount
  limitPerOrder middlePack carton tiers device redPacket points`.split(/\s+/);
const OTHERS = 24;
/** The ids of ordinary goods in a shop with 3,000. */
const FIRST = 100_100;
const LAST = 102_900;

/** A card in wire format. */
interface RawCard {
  readonly goods_id: string;
  readonly goods_sn: string;
  readonly goods_number: number;
}

async function cardBySn(url: string, token: string, goods_sn: string): Promise<RawCard | undefined> {
  const asked = { is_start: 1, keywords: goods_sn, brand: '', cat_id: '', ppg: '', sort: 'add_time', order: 'DESC' };
  const filters = { only_kc: 0, is_discount: 0, is_yb: 0, is_udi: 0 };
  const query = new URLSearchParams(Object.entries({ ...asked, ...filters }).map(([key, value]) => [key, `${value}`]));
  const response = await fetch(`${url}/api/search.php?act=search&${query}`, { headers: { token } });
  const { data } = (await response.json()) as { data: RawCard[] };
  return data.find((card) => card.goods_sn === goods_sn && card.goods_number > 0);
}

/** The showcase goods, and others chosen at random. */
async function pickCards(url: string, { answer: { token } }: ApiBuyer) {
  const cards = new Map<string, RawCard>();
  const take = async (goods_id: string) => {
    const card = await cardBySn(url, token, `YC${goods_id}`);
    if (card) cards.set(card.goods_id, card);
  };
  await Promise.all(STANDS.map((name) => take(showcase(name))));
  expect(cards.size).toBe(STANDS.length);
  while (cards.size < STANDS.length + OTHERS) await take(String(FIRST + Math.floor(Math.random() * (LAST - FIRST))));
  return [...cards.values()];
}

/** The dialog's price for some quantity of the goods; sometimes for a near-expiry batch. */
async function readDialog(page: Page, goods_id: string) {
  // The same goods may also be among the recommendations below the list.
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/goods?id=${goods_id}"]`) })
    .first();
  const dialog = await quickBuy(page, card);
  const batch = dialog.getByRole('group', { name: '效期批次' }).getByRole('button').nth(1);
  const fromBatch = (await batch.count()) === 1 && (await batch.isEnabled()) && Math.random() < 0.5;
  if (fromBatch) await batch.click();
  const quantity = dialog.getByLabel('数量', { exact: true });
  await typeQuantity(quantity, String(1 + Math.floor(Math.random() * 400)));
  const read = {
    goods_id,
    num: Number(await quantity.inputValue()),
    batch: fromBatch ? (await batch.innerText()).split(/\s/)[0] : undefined,
    price: await dialog.locator('.deal .price__sum').innerText(),
    total: await dialog.locator('.buying-foot .price__sum').innerText(),
  };
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toHaveCount(0);
  return read;
}

/** Adds to the cart what the dialog would: the first specification in stock, or the batch. */
async function addAs(self: ApiBuyer, { goods_id, num, batch }: Awaited<ReturnType<typeof readDialog>>): Promise<void> {
  const { spce_list, taobao_list } = await self.client.send(goods.info, { goods_id, fast_buy: true, log_bs: '' });
  const spce_id = spce_list.find(({ goods_number = 0 }) => goods_number > 0)?.spce_id ?? '';
  const attr_id = taobao_list.find(({ ph }) => ph === batch)?.tb_id ?? '';
  await self.add(goods_id, num, { spce_id, attr_id });
}

const inFen = (text: string): number => Math.round(Number(text.replace(/[¥,\s]/g, '')) * 100);

for (const member of ['yaodian', 'feixianjie'] as const) {
  test.describe(`${member} @phone`, () => {
    test.use({ member });

    test(`reads the same price of ${STANDS.length + OTHERS} goods in the dialog and in the cart @proof`, async ({
      page,
      self,
      standIn,
    }) => {
      // 40 goods take long: on a loaded machine longer than the usual timeout.
      test.slow();
      const cards = await pickCards(standIn.url, self);
      await page.route(ofCall('search.php?act=search'), (route) =>
        route.fulfill({ json: { success: 1, data: cards, page_next: 'end', brand_list: [], cat_list: [] } }),
      );
      await page.goto('/search?keywords=all');
      const said = [];
      for (const { goods_id } of cards) {
        const read = await readDialog(page, goods_id);
        if (read.num === 0) continue;
        expect(inFen(read.total), `total of ${goods_id}`).toBe(inFen(read.price) * read.num);
        said.push(read);
      }
      // Goods that leave nothing to choose lie in it already.
      await self.emptyCart();
      for (const read of said) await addAs(self, read);
      expect(said.length).toBeGreaterThanOrEqual(cards.length - 4);

      const { data } = await self.client.send(cart.list, {});
      await page.goto('/cart');
      for (const { goods_id, num, price } of said) {
        const line = data.find((each) => each.goods_id === goods_id);
        expect(line, `${goods_id} × ${num}`).toMatchObject({ num, goods_price: inFen(price) });
        const row = page.getByRole('listitem').filter({ has: page.locator(`h2 a[href$="/goods?id=${goods_id}"]`) });
        await expect(row.first()).toContainText(price);
      }
    });
  });
}
