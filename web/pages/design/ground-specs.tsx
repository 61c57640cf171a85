import { Icon, type IconName } from '#web/ui/icon.tsx';
import { iconPaths } from '#web/ui/icon-paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PayMark } from '#web/ui/pay-mark.tsx';
import { Flow, Spec } from './spec.tsx';

const COLOURS = [
  ['--brand', '主色，白字'],
  ['--brand-ink', '绿字与图标'],
  ['--brand-tint', '选中底'],
  ['--price', '价格'],
  ['--price-tint', '价格缘由底'],
  ['--warn', '提醒、错误'],
  ['--warn-tint', '提醒底'],
  ['--info', '链接、信息'],
  ['--info-tint', '信息底'],
  ['--ink', '正文'],
  ['--ink-2', '次要文字'],
  ['--ink-3', '停用、装饰'],
  ['--ground', '页面'],
  ['--card', '卡片'],
  ['--sunk', '图框、输入'],
  ['--line', '细线'],
  ['--edge', '控件边'],
  ['--toast', '轻提示'],
] as const;

const SIZES = [
  ['--t-22', '1.375 标题、应付'],
  ['--t-18', '1.125 价格整数、区块标题'],
  ['--t-16', '1 弹层标题、输入'],
  ['--t-14', '0.875 正文、品名'],
  ['--t-13', '0.8125 辅助正文'],
  ['--t-12', '0.75 厂家、标签'],
] as const;

/** Colours, type and icons. */
export function GroundSpecs() {
  return (
    <>
      <Spec title="颜色" note="红色只说钱，琥珀只说提醒与错误，蓝色只说链接与信息" wide>
        <div className="swatches">
          {COLOURS.map(([name, use]) => (
            <div key={name}>
              <i style={{ background: `var(${name})` }} />
              <b>{name}</b>
              <span className="muted">{use}</span>
            </div>
          ))}
        </div>
      </Spec>
      <Spec title="字号" note="rem 六级，数字等宽">
        {SIZES.map(([size, use]) => (
          <p key={size} style={{ fontSize: `var(${size})`, lineHeight: 1.4 }}>
            药仓 128.60 <span className="small muted">{use}</span>
          </p>
        ))}
      </Spec>
      <Spec title="标志与支付" note="四个药斗，缝隙成十字">
        <Flow>
          <Logo size={56} label="药仓" />
          <Logo size={36} />
          <span style={{ padding: 8, borderRadius: 8, background: 'var(--brand)' }}>
            <Logo size={28} plain />
          </span>
          <PayMark way="balance" />
          <PayMark way="wechat" />
          <PayMark way="alipay" />
          <PayMark way="bank" />
          <PayMark way="balance" off />
        </Flow>
      </Spec>
      <Spec title="图标" note="24 格，1.5 线，随文字颜色" wide>
        <ul className="signs">
          {Object.keys(iconPaths).map((name) => (
            <li key={name}>
              <Icon name={name as IconName} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Spec>
    </>
  );
}
