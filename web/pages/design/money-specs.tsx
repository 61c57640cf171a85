import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Clock } from '#web/ui/clock.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { HiddenPrice, Price } from '#web/ui/price.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { Tag, Tags } from '#web/ui/tag.tsx';
import { Flow, Shown, Spec } from './spec.tsx';

const HIDDEN = '登录认证用户后可查看采购价';
const never = () => new Promise<void>(() => {});

/** Prices, buttons, tags and countdowns. */
export function MoneySpecs() {
  return (
    <>
      <Spec title="价格" note="小 ¥、大整数、小尾数；单位与缘由紧随其后">
        <Flow>
          <Shown as="列表">
            <Price fen={1420} unit="盒" />
          </Shown>
          <Shown as="促销">
            <Price fen={1420} unit="盒" why="促销" was={1690} />
          </Shown>
          <Shown as="阶梯">
            <Price fen={1580} unit="盒" why="阶梯" />
          </Shown>
          <Shown as="会员">
            <Price fen={1390} unit="盒" why="会员" />
          </Shown>
          <Shown as="弹层">
            <Price fen={1420} unit="盒" size="lg" />
          </Shown>
          <Shown as="小号">
            <Price fen={960} size="sm" />
          </Shown>
          <Shown as="非应付">
            <Price fen={181100} size="md" tone="ink" />
          </Shown>
          <Shown as="优惠">
            <Price fen={-2000} size="md" tone="ink" />
          </Shown>
          <Shown as="不可见">
            <HiddenPrice why={HIDDEN} />
          </Shown>
          <Shown as="应付">
            <Price fen={326850} size="xl" />
          </Shown>
        </Flow>
      </Spec>
      <Spec title="按钮" note="高 44，小号 32 加触控外扩；忙时换字，不能按两次">
        <Flow>
          <Button>加入购物车</Button>
          <Button busy busyText="提交中">
            提交订单
          </Button>
          <Button disabled>加入购物车</Button>
          <Button kind="line">关闭订单</Button>
          <Button kind="line" disabled>
            关闭订单
          </Button>
          <Button kind="soft" icon="calendar-check">
            签到
          </Button>
          <Button kind="text">订单详情</Button>
          <Button size="sm">付款</Button>
          <Button size="sm" kind="line">
            查看物流
          </Button>
          <Button size="sm" kind="soft">
            立即领取
          </Button>
          <ButtonLink kind="line" size="sm" href="#link">
            链接
          </ButtonLink>
          <IconButton kind="round" name="cart" label="加入购物车：阿莫西林胶囊" />
          <IconButton kind="round" name="cart" label="加入购物车：已停售" disabled />
          <IconButton name="cart" label="购物车，6件">
            <Badge count={6} />
          </IconButton>
          <IconButton name="trash" label="删除" />
        </Flow>
        <Button size="lg" wide busyText="提交中" onClick={never}>
          按一次就忙
        </Button>
      </Spec>
      <Spec title="标签、角标、印章">
        <Flow>
          <Tags>
            <Tag tone="brand">医保</Tag>
            <Tag tone="info">UDI</Tag>
            <Tag tone="warn">效期 2027-03</Tag>
            <Tag tone="price">促销</Tag>
            <Tag tone="line">新品</Tag>
          </Tags>
          <Tag>现结客户</Tag>
          <Badge count={8} />
          <Badge count={120} />
        </Flow>
        <Flow>
          <Stamp text="已完成" />
          <Stamp text="已关闭" />
        </Flow>
      </Spec>
      <Spec title="倒计时、进度" note="墨色，不用红">
        <Flow>
          <Clock left={20538000} />
          <Clock left={201600000} label="距结束" />
        </Flow>
        <Meter value={0.91} label="距免运费" say="还差 ¥18.00" />
        <Meter value={0.36} label="二维码剩余时间" say="01:04" />
      </Spec>
    </>
  );
}
