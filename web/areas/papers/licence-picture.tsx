import type { ChangeEvent } from 'react';
import { imageAccept, LICENCE_SIZE } from '#shared/rules/app/image-file.ts';
import { showPictures } from '#web/parts/pictures/show-pictures.ts';
import { UploadingPicture } from '#web/parts/pictures/uploading-picture.tsx';
import { useUploads } from '#web/parts/pictures/use-uploads.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  readonly kind: string;
  /** The URL of the image; '' without one. */
  readonly src: string;
  readonly bad: boolean;
  readonly required: boolean;
  /** The id of the card's errors. */
  readonly sayId: string;
  readonly disabled: boolean;
  readonly onChange: (address: string) => void;
  readonly onUploads: (change: number) => void;
}

/** The image of a licence: the old one stays until a new one is uploaded. */
export function LicencePicture({ kind, src, bad, required, sayId, disabled, onChange, onUploads }: Props) {
  const { uploads, message, add, cancel, retry, replace } = useUploads({
    size: LICENCE_SIZE,
    onAdd: onChange,
    onUploads,
  });
  const [coming] = uploads;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])].slice(0, 1);
    currentTarget.value = '';
    add(files);
  };
  const show = async () => {
    const pictures = [{ src, alt: kind }];
    const outcome = await showPictures({ pictures, at: 0, own: !disabled, say: '字迹看得清、四角完整即可' });
    if (outcome?.replaceBy) add([outcome.replaceBy]);
    else if (outcome) onChange('');
  };
  return (
    <div className="licence__picture">
      {coming && (
        <UploadingPicture upload={coming} label={kind} onCancel={cancel} onRetry={retry} onReplace={replace} />
      )}
      {!coming && src !== '' && (
        <button
          type="button"
          className="licence__shown"
          aria-label={`${kind}照片：查看 / 换一张`}
          aria-describedby={sayId}
          onClick={() => void show()}
        >
          <Picture src={src} alt="" size={120} ratio={0.75} fit="cover" eager />
          <span>查看 / 换一张</span>
        </button>
      )}
      {!coming && src === '' && (
        <label className={cx('licence__tile', (bad || message) && 'is-bad')}>
          <input
            className="visually-hidden"
            type="file"
            accept={imageAccept}
            aria-label={`上传${kind}照片`}
            required={required}
            aria-invalid={bad}
            aria-describedby={sayId}
            disabled={disabled}
            onChange={choose}
          />
          <Icon name="camera" size={24} />
          拍照或上传
        </label>
      )}
      <p role="status" className={message ? 'said licence__why' : 'visually-hidden'}>
        {message?.text}
      </p>
    </div>
  );
}
