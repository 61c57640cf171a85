import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { FEEDBACK_WIDTH } from '#shared/rules/app/image-file.ts';
import { LONGEST_FEEDBACK } from '#shared/rules/member/feedback-form.ts';
import { type FeedbackType, feedbackTypes } from '#shared/rules/member/feedback-types.ts';
import { ImageUpload } from '#web/parts/pictures/image-upload.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import './feedback.css';
import { createFeedback } from './feedback-store.ts';

const WORDS: Readonly<Record<FeedbackType, readonly [label: string, hint: string]>> = {
  '1': ['写下遇到的问题或建议', '如：昨天的订单少了一盒'],
  '2': ['想要什么商品', '如：品名、规格、厂家，想要多少'],
};

/** The stored size of a feedback image. */
const SIZE = { w: FEEDBACK_WIDTH, h: FEEDBACK_WIDTH };

/** The feedback panel (document 2 §2): two types, text, one image. A draft is restored when it is opened again. */
export function FeedbackDialog({ close }: DialogProps<'feedback'>) {
  const [store] = useState(createFeedback);
  const { type, content, img_url, trail, bad, sending, uploading } = useSnapshot(store.state, { sync: true });
  const [label, hint] = WORDS[type];
  const send = async () => {
    if (await store.send()) close(true);
  };
  return (
    <Dialog
      open
      title="意见反馈"
      className="feedback"
      closeOnMask={false}
      onClose={() => close(false)}
      foot={
        <Button size="lg" wide busy={sending} busyText="提交中" disabled={uploading > 0} onClick={send}>
          {uploading > 0 ? '图片上传中' : '提交'}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in older WebKit */}
      <div className="feedback__kinds" role="group" aria-label="类型">
        {feedbackTypes.map((kind) => (
          <button
            key={kind.type}
            type="button"
            aria-pressed={kind.type === type}
            onClick={() => store.write({ type: kind.type })}
          >
            {kind.label}
          </button>
        ))}
      </div>
      <TextArea
        label={label}
        placeholder={hint}
        value={content}
        maxLength={LONGEST_FEEDBACK}
        disabled={sending}
        onChange={(text) => store.write({ content: text })}
        bad={bad || undefined}
      />
      <p className="small muted">图片（选填，1 张）</p>
      <ImageUpload
        label="反馈图片"
        images={img_url ? [img_url] : []}
        most={1}
        size={SIZE}
        disabled={sending}
        say="gif、jpeg、png；点图看大图"
        onAdd={(address) => store.write({ img_url: address })}
        onRemove={() => store.write({ img_url: '' })}
        onUploads={store.uploads}
      />
      <p className="feedback__trail small">
        {trail !== '' && <span className="muted">已附上操作记录</span>}
        <button type="button" className="link hit" disabled={sending} onClick={store.attach}>
          {trail === '' ? '附上操作记录' : '重新附上'}
        </button>
        {trail !== '' && (
          <button type="button" className="link hit" disabled={sending} onClick={() => store.write({ trail: '' })}>
            移除
          </button>
        )}
      </p>
    </Dialog>
  );
}
