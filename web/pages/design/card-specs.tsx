import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { Flow, Shown, Spec } from './spec.tsx';

/** A sample product image. */
const PACK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="6 9 108 108" width="96" height="96"><path d="M18 36l12-11h72L90 36z" fill="#b0cde5"/><path d="M90 36l12-11v59L90 96z" fill="#16578d"/><path d="M18 36h72v60H18z" fill="#fff"/><path d="M18 80h72v16H18z" fill="#1c6fb5"/></svg>',
)}`;

const WAY = [
  { key: '3', title: '派送中', time: '11-20 09:42', text: '杭州滨江营业点，派送员电话已发短信', now: true },
  { key: '2', title: '运输中', time: '11-20 03:15', text: '离开杭州转运中心，下一站滨江营业点' },
  { key: '1', title: '已发货', time: '11-19 18:30', text: '顺达快运 SD7730 2219 4068，2 件' },
];

const still = () => {};

export function CardSpecs() {
  return (
    <>
      <Spec title="卡片与行" note="细线代替阴影；能点的行带箭头">
        <Card
          title="包裹跟踪"
          note="每日更新"
          more={
            <a className="go" href="#more">
              3 个在途
              <Icon name="right" size={16} />
            </a>
          }
        >
          <Timeline items={WAY} />
        </Card>
        <Card as="div">
          <Cell icon="pin" title="收货地址" note="仁心大药房" href="#address" />
          <Cell title="优惠券" value={<Tag tone="line">满 300 减 20</Tag>} onClick={still} />
          <Cell
            title="积分抵扣"
            note="可用 1,260 积分抵 ¥12.60"
            value={<Switch on={false} onChange={still} label="积分抵扣" />}
          />
          <Cell title="商品金额" value={<Price fen={151760} size="md" tone="ink" />} />
        </Card>
      </Spec>
      <Spec title="图片与轮播" note="位置先留好；缺图画轮廓">
        <Flow>
          <Shown as="88">
            <Picture src={PACK} alt="阿莫西林胶囊" size={88} />
          </Shown>
          <Shown as="缺货">
            <Picture src={PACK} alt="阿莫西林分散片" size={88} over="缺货" />
          </Shown>
          <Shown as="无图">
            <Picture alt="复方氨基酸注射液" size={88} />
          </Shown>
          <Shown as="加载失败">
            <Picture src="data:image/png;base64,AAAA" alt="血糖试纸" size={56} eager />
          </Shown>
          <Shown as="40">
            <Picture src={PACK} alt="布洛芬混悬液" size={40} />
          </Shown>
        </Flow>
        <Carousel label="活动">
          <div className="slide">秋冬备货节</div>
          <div className="slide slide--info">冷链专场</div>
          <div className="slide slide--warn">效期特惠</div>
          <a className="slide" href="#slide">
            新客首单满 500 减 30
          </a>
        </Carousel>
        <Flow>
          <Button size="sm" kind="line">
            查看全部
          </Button>
        </Flow>
      </Spec>
    </>
  );
}
