import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const RULES = [
  '每天签到一次，连续 7 天为一轮，第 7 天奖励最高。',
  '漏签一天，从第 1 天重新开始；满 7 天后也从第 1 天开始。',
  '实物礼品选好收货地址后自动下单，免支付寄出。',
  '第一轮之后，实物礼品可能换成积分。',
  '优惠券和积分即时到账。',
];

/** The rules of the sign-in (document 2 §4). */
export const Rules = () => (
  <ol className="signin-rules">
    {RULES.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </ol>
);

/** The rules on a phone. */
export const RulesDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Dialog
    open={open}
    title="签到规则"
    onClose={onClose}
    foot={
      <Button size="lg" wide onClick={onClose}>
        知道了
      </Button>
    }
  >
    <Rules />
  </Dialog>
);
