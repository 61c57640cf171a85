import { addMore, shippingPrompt, shippingPromptTitle, submitAnyway } from '#shared/messages/buying.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { yuan } from '#web/ui/price.tsx';

interface Props {
  /** All in fen. */
  readonly freeFrom: number | undefined;
  readonly fee: number | undefined;
  readonly diff: number | undefined;
  readonly onContinue: () => void;
  readonly onAddMore: () => void;
  readonly onClose: () => void;
}

/** The shipping prompt 运费提示: continue with the fee, or add more (document 1 §5). */
export function ShippingPrompt({ freeFrom, fee, diff, onContinue, onAddMore, onClose }: Props) {
  const foot = (
    <>
      <Button kind="line" wide onClick={onContinue}>
        {submitAnyway.text}
      </Button>
      <Button wide onClick={onAddMore}>
        {addMore(yuan(diff)).text}
      </Button>
    </>
  );
  return (
    <Dialog open title={shippingPromptTitle.text} kind="center" onClose={onClose} foot={foot}>
      <p className="cart__prompt">{shippingPrompt(yuan(freeFrom), yuan(fee)).text}</p>
    </Dialog>
  );
}
