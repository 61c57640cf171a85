import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { changeFavourite } from '#shared/flows/favourite.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { deleted } from '#shared/messages/cart.ts';
import { noFavourites } from '#shared/messages/empty.ts';
import { deleteThisFavourite } from '#shared/messages/favourites.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { GoodsItem } from '#web/parts/goods/goods-item.tsx';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { useDesk, useTwoColumns } from '#web/parts/page/use-desk.ts';
import { shortDay } from '#web/parts/time/day.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { useLastQuantity } from '#web/state/goods/bought.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { LastWords } from './last-words.tsx';
import type { MemberGoods } from './member-goods.ts';
import { MemberGoodsPage } from './member-goods-frame.tsx';

/** /collect: the member's favourites in two columns (document 2 §2). */
const FavouritesPage = ({ query }: { readonly query: QueryOf<'favourites'> }) => (
  <MemberGoodsPage
    name="favourites"
    keywords={query.keywords}
    of="收藏"
    placeholder="搜索收藏的商品"
    none={noFavourites.text}
    fills="在商品页点收藏，常用品种放到这里"
    choose="管理"
    remove={removeFavourites}
    skeleton={
      <div className="member-goods__grid" aria-busy="true">
        <GoodsCardSkeleton count={6} />
      </div>
    }
  >
    {(memberGoods, picks) => <Tiles memberGoods={memberGoods} picks={picks} />}
  </MemberGoodsPage>
);

function Tiles({ memberGoods, picks }: { readonly memberGoods: MemberGoods; readonly picks: boolean }) {
  const desk = useDesk();
  const rows = useTwoColumns();
  return (
    <>
      <h2 className="visually-hidden">收藏的商品</h2>
      <EndlessList
        list={memberGoods.list}
        columns={2}
        itemKey={goodsKey}
        className="member-goods__tiles"
        rowSize={rows ? 150 : 260}
      >
        {(goods) => <Tile memberGoods={memberGoods} goods={goods} picks={picks} rows={rows} desk={desk} />}
      </EndlessList>
    </>
  );
}

interface TileProps {
  readonly memberGoods: MemberGoods;
  readonly goods: GoodsCard;
  readonly picks: boolean;
  /** Two columns of rows; cards of that width would be mostly image. */
  readonly rows: boolean;
  readonly desk: boolean;
}

function Tile({ memberGoods, goods, picks, rows, desk }: TileProps) {
  const last = useLastQuantity(goods.goods_id);
  const on = Boolean(useSnapshot(memberGoods.picking.state).picks[goodsKey(goods)]);
  return (
    <div className={cx('member-goods__tile card', picks && 'is-picking', on && 'is-on')}>
      <GoodsItem goods={goods} look={rows ? 'row' : 'card'} />
      <p className="member-goods__last small muted clip">
        <LastWords last={last} />
      </p>
      {desk && !picks && (
        <p className="row row--end loose inset-below small muted">
          {goods.add_time && `${shortDay(goods.add_time)} 收藏`}
          <Button
            kind="text"
            size="sm"
            aria-label={`删除：${fullName(goods)}`}
            onClick={() => removeFavourites(memberGoods, [goods])}
          >
            删除
          </Button>
        </p>
      )}
      {picks && (
        <Tick
          className="member-goods__tick"
          on={on}
          onChange={() => memberGoods.picking.toggle(goods)}
          label={`选择：${fullName(goods)}`}
        />
      )}
    </div>
  );
}

export default FavouritesPage;

const ports = { client: api, clock: webClock };

/** Asks once, then removes these one by one. A failure keeps the rest and ends it. */
async function removeFavourites({ list, picking }: MemberGoods, goods: readonly GoodsCard[]): Promise<void> {
  if (goods.length === 0 || !(await confirm({ message: deleteThisFavourite, yes: '删除' }))) return;
  try {
    for (const each of goods) {
      if (!sayEnd(await lastOf(changeFavourite(ports, each, false)))) return;
      const key = goodsKey(each);
      list.edit((before) => before.filter((one) => goodsKey(one) !== key));
      picking.drop(each);
      tellOtherTabs({ of: 'favourites', id: each.goods_id, on: false });
    }
    say(deleted, 'good');
  } catch (error) {
    report(error);
  }
}
