import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, titleOf } from '#web/navigation/routes.ts';
import { prefetchWindow } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { KeywordSearch } from '#web/parts/search/keyword-search.tsx';
import { readBoughtNow } from '#web/state/goods/bought.ts';
import { useKeyed } from '#web/state/loading/use-keyed.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { session } from '#web/state/session/session.ts';
import { useOtherTabs } from '#web/state/storage/other-tabs.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Markup } from '#web/ui/jsx/view.ts';
import { Empty } from '#web/ui/state.tsx';
import { createMemberGoods, type MemberGoods, type MemberGoodsName } from './member-goods.ts';
import './lists.css';
import { PickDock } from './pick-dock.tsx';

interface Props {
  readonly name: MemberGoodsName;
  readonly keywords: string;
  /** The subject of the search, and the placeholder. */
  readonly of: string;
  readonly placeholder: string;
  readonly none: string;
  /** Beside the title on a desktop: the sort order. */
  readonly about?: string;
  /** How an empty list gets filled. */
  readonly fills: string;
  /** The label of the button that starts selecting. Without it items can be ticked at once. */
  readonly choose?: string;
  readonly skeleton: Markup;
  /** Other views of the list, in place of the title. */
  readonly tabs?: ReactNode;
  /** Shown in place of the list. */
  readonly view?: ReactNode;
  /** Called once the list has loaded. */
  readonly onListed?: () => unknown;
  readonly remove?: (memberGoods: MemberGoods, goods: readonly GoodsCard[]) => Promise<void>;
  readonly children: (memberGoods: MemberGoods, picks: boolean) => Markup;
}

/** The frame of a member's list of goods: search, selection, empty states, and the bar that adds to the cart. */
export function MemberGoodsPage(props: Props) {
  const { name, keywords, of, placeholder, about, choose, skeleton, tabs, view, onListed, remove, children } = props;
  const memberGoods = useKeyed(keywords, () => createMemberGoods(name, keywords));
  const [choosing, setChoosing] = useState(false);
  const desk = useDesk();
  const known = isLoggedIn(useSnapshot(session).token);
  const { data } = usePart(memberGoods.list);
  useEffect(prefetchWindow, []);
  const isListed = data !== null;
  useEffect(() => {
    if (isListed) void (onListed ?? readBoughtNow)();
  }, [isListed, onListed]);
  useOtherTabs('favourites', ({ id, on }) => memberGoods.changedElsewhere(id, on));

  const search = (words: string) => goInstead(href[name]({ keywords: words.trim() }));
  const picks = choosing || !choose;
  const tool = choose && data && data.length > 0 && (
    <Button
      kind={desk ? 'line' : 'text'}
      size={desk ? 'sm' : 'md'}
      onClick={() => {
        memberGoods.picking.clear();
        setChoosing(!choosing);
      }}
    >
      {choosing ? '完成' : choose}
    </Button>
  );
  // Other keywords in the address restart the search box.
  const box = (
    <KeywordSearch key={keywords} of={of} placeholder={placeholder} from={keywords} onSearch={search} bar={!desk} />
  );
  return (
    <MemberPage
      of={name}
      query={{ keywords }}
      cart={known}
      className="member-goods"
      head={known && box}
      tools={!desk && known ? tool : undefined}
    >
      {desk && (
        <div className="row loose card member-goods__bar">
          {tabs ?? <h2 className="size-16">{titleOf(name)}</h2>}
          {about && <span className="small muted">{about}</span>}
          <span className="push" />
          {box}
          {tool || (!data && choose && <ToolPlace>{choose}</ToolPlace>)}
        </div>
      )}
      {!desk && tabs}
      {view || (
        <Loaded part={memberGoods.list} skeleton={skeleton}>
          {(goods) => (goods.length === 0 ? <None {...props} search={search} /> : children(memberGoods, picks))}
        </Loaded>
      )}
      {!view && picks && data && data.length > 0 && <PickDock memberGoods={memberGoods} remove={remove} />}
    </MemberPage>
  );
}

/** The place of a button until it is known whether there is anything to choose. */
const ToolPlace = ({ children }: { readonly children: string }) => (
  <span className={buttonClass({ kind: 'line', size: 'sm' })} style={{ visibility: 'hidden' }} aria-hidden="true">
    {children}
  </span>
);

/** No results, or an empty list. */
const None = ({ keywords, of, none, fills, search }: Props & { readonly search: (words: string) => void }) =>
  keywords ? (
    <Empty
      title={none}
      say={`${of}里没有名字带「${keywords}」的商品`}
      action={<Button onClick={() => search('')}>清空搜索</Button>}
    />
  ) : (
    <Empty
      title={none}
      say={fills}
      action={
        <a className={buttonClass()} href={href.search({ keywords: 'all' })}>
          去逛逛
        </a>
      }
    />
  );
