import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import './coming-picture.css';
import type { Upload } from './use-uploads.ts';

interface Props {
  readonly upload: Upload;
  readonly label: string;
  readonly onCancel: (upload: Upload) => void;
  readonly onRetry: (upload: Upload) => void;
}

/** A picture on its way: how far it is, and the way to give it up; one that broke off is tried again by a press. */
export function ComingPicture({ upload, label, onCancel, onRetry }: Props) {
  const { preview, part, failed } = upload;
  const percent = Math.round(part * 100);
  return (
    <div className={failed ? 'coming-picture is-bad' : 'coming-picture'}>
      <img src={preview} alt="" />
      {failed ? (
        <button type="button" className="coming-picture__over" onClick={() => onRetry(upload)}>
          <Icon name="repeat" size={24} />
          上传失败
          <span>点此重试</span>
        </button>
      ) : (
        <span className="coming-picture__over">
          上传中 {percent}%
          <Meter value={part} label={`${label}上传进度`} />
        </span>
      )}
      <button
        type="button"
        className="image-upload__drop"
        aria-label={failed ? `不传这张${label}` : `取消上传${label}`}
        onClick={() => onCancel(upload)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
