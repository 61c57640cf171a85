import { useSnapshot } from 'valtio';
import type { BusinessScope } from '#shared/contract/user-licences.ts';
import { LICENCE_SIZE } from '#shared/rules/app/image-file.ts';
import { MOST_SCOPE_IMAGES } from '#shared/rules/member/business-scope.ts';
import { ImageUpload } from '#web/parts/pictures/image-upload.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ScopeStore } from './business-scope-store.ts';

interface Props {
  readonly all: readonly BusinessScope[];
  readonly store: ScopeStore;
}

/** Requests a scope with images of the licence that proves it; uploaded images stay when it is closed. */
export function ScopeDialog({ all, store }: Props) {
  const { type_id, images, bad, sending, uploading } = useSnapshot(store.state);
  const scope = all.find((each) => each.type_id === type_id);
  return (
    <Dialog
      open={scope !== undefined}
      title={`开通${scope?.type_name ?? ''}`}
      onClose={store.close}
      closeOnMask={false}
      foot={
        <Button
          size="lg"
          wide
          busy={sending}
          busyText="提交中"
          disabled={uploading > 0}
          onClick={() => void store.send()}
        >
          {uploading > 0 ? '图片上传中' : '提交'}
        </Button>
      }
    >
      <p className="scope__need">
        {scope?.licence && (
          <>
            需要：<b>{scope.licence}</b>，
          </>
        )}
        照片四角完整、字迹清楚。
      </p>
      <ImageUpload
        key={type_id}
        label="资质图片"
        images={images}
        most={MOST_SCOPE_IMAGES}
        size={LICENCE_SIZE}
        disabled={sending}
        bad={bad || undefined}
        say={`最多 ${MOST_SCOPE_IMAGES} 张`}
        onAdd={store.add}
        onRemove={store.remove}
        onUploads={store.uploads}
      />
    </Dialog>
  );
}
