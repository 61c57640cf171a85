import type { ChangeEvent } from 'react';
import { imageAccept } from '#shared/rules/app/image-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { CAMERA } from './camera.ts';
import './uploading-picture.css';
import type { Upload } from './use-uploads.ts';

interface Props {
  readonly upload: Upload;
  readonly label: string;
  readonly onCancel: (upload: Upload) => void;
  readonly onRetry: (upload: Upload) => void;
  /** Replaces the file. */
  readonly onReplace: (upload: Upload, file: File) => void;
}

/**
 * An image being uploaded, with progress and a cancel button. A press retries a broken upload and replaces a refused
 * one.
 */
export function UploadingPicture({ upload, label, onCancel, onRetry, onReplace }: Props) {
  const { preview, part, failed } = upload;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onReplace(upload, file);
  };
  const percent = Math.round(part * 100);
  return (
    <div className={failed ? 'uploading-picture is-bad' : 'uploading-picture'}>
      <img src={preview} alt="" />
      {failed === 'refused' && (
        <label className="uploading-picture__over">
          <input
            className="visually-hidden"
            type="file"
            accept={imageAccept}
            aria-label={`换一张${label}`}
            onChange={choose}
          />
          <Icon path={CAMERA} size={24} />
          不能用
          <span>换一张</span>
        </label>
      )}
      {failed === 'broken' && (
        <button type="button" className="uploading-picture__over" onClick={() => onRetry(upload)}>
          <Icon name="repeat" size={24} />
          上传失败
          <span>点此重试</span>
        </button>
      )}
      {!failed && (
        <span className="uploading-picture__over">
          上传中 {percent}%
          <Meter value={part} label={`${label}上传进度`} say={`已上传 ${percent}%`} />
        </span>
      )}
      <button
        type="button"
        className="picture-drop"
        aria-label={failed ? `不传这张${label}` : `取消上传${label}`}
        onClick={() => onCancel(upload)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
