import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog, DialogPanel } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ToastView } from '#web/ui/toast-view.tsx';
import { Flow, Spec } from './spec.tsx';

const still = () => {};

export function DialogSpecs() {
  return (
    <>
      <Spec title="底部弹层" note="手机：从下方升起，带把手与固定操作行">
        <div className="stage">
          <DialogPanel
            title="优惠券"
            onClose={still}
            foot={
              <Button size="lg" wide>
                一键领取
              </Button>
            }
          >
            满 300 减 20，12-31 前有效
          </DialogPanel>
        </div>
      </Spec>
      <Spec title="对话框" note="桌面：居中，600 或 800 宽；焦点留在框内">
        <div className="stage stage--middle">
          <DialogPanel
            title="运费提示"
            onClose={still}
            foot={
              <>
                <Button kind="line">继续提交</Button>
                <Button>去凑单（差:189.00元）</Button>
              </>
            }
          >
            订单未满 ¥2,000.00，需付运费 ¥18.00。
          </DialogPanel>
        </div>
      </Spec>
      <Tries />
    </>
  );
}

function Tries() {
  const [open, setOpen] = useState<'sheet' | 'wide' | 'ask' | null>(null);
  const [toast, setToast] = useState({ text: '', number: 0 });
  const [answer, setAnswer] = useState('');
  const close = () => setOpen(null);
  const say = (text: string) => setToast({ text, number: toast.number + 1 });
  return (
    <Spec title="打开试试" note="轻提示在顶部 25%，2 秒，一次一条，盖在弹层上" wide>
      <Flow>
        <Button kind="line" onClick={() => setOpen('sheet')}>
          弹层
        </Button>
        <Button kind="line" onClick={() => setOpen('wide')}>
          评价（800）
        </Button>
        <Button kind="line" onClick={() => setOpen('ask')}>
          询问
        </Button>
        <Button kind="line" onClick={() => say(toast.text ? '' : '已加入购物车！')}>
          轻提示
        </Button>
        <span className="toast toast-still">
          <Icon name="check" />
          已加入购物车！
        </span>
        <span className="toast toast-still">
          <Icon name="warn" />
          下手慢了！还剩12个
        </span>
      </Flow>
      <Dialog open={open === 'sheet'} title="密保验证" onClose={close} foot={<Button wide>下一步</Button>}>
        <Field label="密保答案" value={answer} onChange={setAnswer} data-focus />
        <Button kind="soft" onClick={() => say('请输入答案')}>
          弹层上的轻提示
        </Button>
        <div style={{ height: 900 }} />
        <Button kind="line" onClick={() => setOpen('ask')}>
          到底了
        </Button>
      </Dialog>
      <Dialog open={open === 'wide'} title="评价" width={800} onClose={close} closeOnMask={false}>
        评价和评分都完成后才会记录
      </Dialog>
      <Confirm open={open === 'ask'} onYes={close} onNo={close}>
        确定要删除该收藏吗？
      </Confirm>
      <ToastView toast={toast.text ? { id: toast.number, text: toast.text, kind: 'good' } : null} />
    </Spec>
  );
}
