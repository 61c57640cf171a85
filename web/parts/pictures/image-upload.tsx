import { type ChangeEvent, useId } from 'react';
import { tooManyImages } from '#shared/messages/images.ts';
import { type Box, imageAccept } from '#shared/rules/app/image-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { UploadingPicture } from './uploading-picture.tsx';
import '#web/ui/words.css';
import './image-upload.css';
import { CAMERA } from './camera.ts';
import { showPictures } from './show-pictures.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  /** The label of each image, for screen readers. */
  readonly label: string;
  /** URLs of the uploaded images. */
  readonly images: readonly string[];
  readonly most: number;
  /** The size they are reduced to; 800 by 800 by default. */
  readonly size?: Box;
  readonly disabled?: boolean;
  /** The page's error. */
  readonly bad?: string | undefined;
  /** The hint without an error. */
  readonly say?: string;
  readonly onAdd: (address: string) => void;
  readonly onRemove: (address: string) => void;
  /** The number of running uploads has changed by this. */
  readonly onUploads?: (change: number) => void;
}

/** Width and height of a thumbnail in px. */
const SIDE = 88;

/** Images submitted with a form. Each is uploaded when it is chosen, one at a time. */
export function ImageUpload({ label, images, most, size, disabled, bad, say, onAdd, onRemove, onUploads }: Props) {
  const { uploads, message, add, cancel, retry, replace } = useUploads({ size, onAdd, onUploads });
  const room = most - images.length - uploads.length;
  const words = message?.text ?? bad;
  const sayId = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Choosing the same image again must fire `change` too.
    currentTarget.value = '';
    add(files.slice(0, room), files.length > room ? tooManyImages(most) : undefined);
  };
  const show = (at: number) => showPictures({ pictures: images.map((src) => ({ src, alt: label })), at });
  return (
    <div className="image-upload">
      <ul className="wrap loose">
        {images.map((src, at) => (
          <li key={src} className="image-upload__one">
            <button type="button" aria-label={`查看${label} ${at + 1}`} onClick={() => void show(at)}>
              <Picture src={src} alt={`${label} ${at + 1}`} size={SIDE} fit="cover" eager />
            </button>
            <button
              type="button"
              className="picture-drop"
              aria-label={`删除${label} ${at + 1}`}
              disabled={disabled}
              onClick={() => onRemove(src)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key} className="image-upload__one">
            <UploadingPicture upload={upload} label={label} onCancel={cancel} onRetry={retry} onReplace={replace} />
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className={words ? 'small image-upload__tile is-bad' : 'small image-upload__tile'}>
              <input
                className="visually-hidden"
                type="file"
                multiple={most > 1}
                accept={imageAccept}
                aria-label={`添加${label}`}
                aria-invalid={Boolean(bad)}
                aria-describedby={sayId}
                disabled={disabled}
                onChange={choose}
              />
              <Icon path={CAMERA} size={24} />
              <span>拍照或上传</span>
              {most > 1 && (
                <span>
                  {images.length + uploads.length}/{most}
                </span>
              )}
            </label>
          </li>
        )}
      </ul>
      <p id={sayId} className={words ? 'said' : 'image-upload__say small muted'} role="status">
        {words && <Icon name="warn" size={16} />}
        {words ?? (uploads.length > 0 ? '上传中，可以继续填写' : say)}
      </p>
    </div>
  );
}
