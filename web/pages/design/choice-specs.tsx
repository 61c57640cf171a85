import { useState } from 'react';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sort, type SortBy } from '#web/ui/sort.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { Flow, Shown, Spec } from './spec.tsx';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'pay', label: '待付款', count: 2 },
  { key: 'send', label: '待发货', count: 5 },
  { key: 'take', label: '待收货', count: 3 },
  { key: 'say', label: '待评价' },
] as const;

const SORTS = [
  { key: 'new', label: '上新' },
  { key: 'sold', label: '销量' },
  { key: 'price', label: '价格', turns: true },
  { key: 'stock', label: '库存' },
] as const;

export function ChoiceSpecs() {
  return (
    <>
      <Steppers />
      <Choices />
      <Strips />
    </>
  );
}

function Steppers() {
  const [count, setCount] = useState(20);
  const still = () => {};
  return (
    <Spec title="步进器" note="加减按起订倍数；输入到回车或离开才算数">
      <Flow>
        <Shown as="常态">
          <Stepper value={count} step={10} min={10} onChange={setCount} onRefused={still} />
        </Shown>
        <Shown as="到顶">
          <Stepper value={120} max={120} onChange={still} onRefused={still} />
        </Shown>
        <Shown as="到底">
          <Stepper value={10} step={10} min={10} onChange={still} onRefused={still} />
        </Shown>
        <Shown as="有误">
          <Stepper value={0} onChange={still} onRefused={still} bad sayId="stepper-say" />
        </Shown>
        <Shown as="停用">
          <Stepper value={2} onChange={still} onRefused={still} disabled />
        </Shown>
      </Flow>
      <p className="said" id="stepper-say">
        <Icon name="warn" size={16} />
        可购数量120盒
      </p>
    </Spec>
  );
}

function Choices() {
  const [spec, setSpec] = useState('60');
  const [on, setOn] = useState(true);
  const [way, setWay] = useState('a');
  return (
    <Spec title="选择" note="规格、批次、筛选、勾选、开关">
      <Chips label="规格">
        <Chip on={spec === '60'} onClick={() => setSpec('60')}>
          60片/盒
        </Chip>
        <Chip on={spec === '30'} onClick={() => setSpec('30')}>
          30片/盒
        </Chip>
        <Chip onClick={() => setSpec('100')} disabled>
          100片/瓶
        </Chip>
        <Chip on={spec === 'b'} onClick={() => setSpec('b')} note="2027-03 到期 · 余 86 盒">
          260418
        </Chip>
      </Chips>
      <Chips label="筛选">
        <Chip small on={on} onClick={() => setOn(!on)}>
          医保
        </Chip>
        <Chip small on={!on} onClick={() => setOn(!on)}>
          仅看有货
        </Chip>
        <Chip small onClick={() => setOn(!on)}>
          品牌
          <Icon name="down" size={16} />
        </Chip>
      </Chips>
      <Flow>
        <Tick on={on} onChange={setOn} label="选中" />
        <Tick on={!on} onChange={(value) => setOn(!value)} label="选中另一行" />
        <Tick on={on} onChange={setOn} square>
          记住密码
        </Tick>
        <Tick on={!on} onChange={(value) => setOn(!value)} square bad>
          同意
          <a className="link" href="#terms">
            《服务协议》
          </a>
        </Tick>
        <Tick on onChange={setOn} disabled label="停用" />
      </Flow>
      <Flow>
        <Tick group="way" on={way === 'a'} onChange={() => setWay('a')}>
          微信支付
        </Tick>
        <Tick group="way" on={way === 'b'} onChange={() => setWay('b')}>
          支付宝
        </Tick>
        <Switch on={on} onChange={setOn} label="余额组合支付" />
        <Switch on={!on} onChange={(value) => setOn(!value)} label="积分抵扣" />
        <Switch on={false} onChange={setOn} label="停用" disabled />
      </Flow>
    </Spec>
  );
}

function Strips() {
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('all');
  const [sort, setSort] = useState<SortBy<(typeof SORTS)[number]['key']>>({ key: 'price', up: true });
  return (
    <Spec title="页签与排序" note="页签可用方向键；条带在自身内滚动" wide>
      <Tabs label="订单状态" items={TABS} value={tab} onChange={setTab} />
      <Sort items={SORTS} value={sort} onChange={setSort}>
        <button type="button" className="tab">
          筛选
          <Icon name="list" size={16} />
        </button>
      </Sort>
    </Spec>
  );
}
