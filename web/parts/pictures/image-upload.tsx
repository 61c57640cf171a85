import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { uploadImage } from '#shared/flows/upload-image.ts';
import { tooManyImages } from '#shared/messages/images.ts';
import type { Message } from '#shared/messages/message.ts';
import { imageTypes } from '#shared/rules/image-file.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { session } from '#web/state/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import './image-upload.css';

interface Props {
  /** What the pictures are of: heard with each of them. */
  readonly label: string;
  /** Addresses of what was uploaded. */
  readonly images: readonly string[];
  readonly most: number;
  readonly disabled?: boolean;
  readonly onAdd: (address: string) => void;
  readonly onRemove: (address: string) => void;
  /** So many pictures more are on their way, or fewer. */
  readonly onUploads?: (change: number) => void;
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Side of a picture, in px. */
const SIDE = 72;

/** Pictures that are handed in with something: each is uploaded when it is chosen, one after the other. */
export function ImageUpload({ label, images, most, disabled, onAdd, onRemove, onUploads }: Props) {
  const { coming, message, upload } = useUploads(onAdd, onUploads);
  const room = most - images.length - coming;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same picture chosen again is a change too.
    currentTarget.value = '';
    void upload(files.slice(0, room), files.length > room ? tooManyImages(most) : undefined);
  };
  return (
    <div className="image-upload">
      <ul className="image-upload__all">
        {images.map((src, at) => (
          <li key={src} className="image-upload__one">
            <Picture src={src} alt={`${label} ${at + 1}`} size={SIDE} fit="cover" eager />
            <button
              type="button"
              className="image-upload__drop"
              aria-label={`删除${label} ${at + 1}`}
              disabled={disabled}
              onClick={() => onRemove(src)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {times(coming).map((at) => (
          <li key={`coming ${at}`} className="image-upload__tile is-coming">
            <i className="button__ring" />
            上传中
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="image-upload__tile">
              <input
                className="visually-hidden"
                type="file"
                multiple={most > 1}
                accept={imageTypes.join(',')}
                aria-label={`添加${label}`}
                disabled={disabled}
                onChange={choose}
              />
              <Icon name="camera" size={24} />
              <span>
                {images.length + coming}/{most}
              </span>
            </label>
          </li>
        )}
      </ul>
      <p className="said" role="status">
        {message?.text}
      </p>
    </div>
  );
}

/** Uploads files and tells of each; leaving gives up what is on its way. */
function useUploads(onAdd: Props['onAdd'], onUploads: Props['onUploads']) {
  const [coming, setComing] = useState(0);
  const [message, setMessage] = useState<Message>();
  const controller = useRef<AbortController>(undefined);
  const told = useRef({ onAdd, onUploads });
  told.current = { onAdd, onUploads };
  useEffect(() => {
    const mine = new AbortController();
    controller.current = mine;
    return () => mine.abort();
  }, []);

  function count(change: number): void {
    setComing((before) => before + change);
    told.current.onUploads?.(change);
  }

  async function one(file: File, signal: AbortSignal): Promise<void> {
    const came = await uploadImage({ client: api, token: () => session.token }, file, { signal });
    if (signal.aborted) return;
    if ('img_url' in came) told.current.onAdd(came.img_url);
    else setMessage(came.message);
  }

  async function upload(files: readonly File[], beforehand: Message | undefined): Promise<void> {
    const signal = controller.current?.signal ?? new AbortController().signal;
    setMessage(beforehand);
    count(files.length);
    for (const file of files) {
      try {
        await one(file, signal);
      } catch (error) {
        if (!signal.aborted) report(error);
      } finally {
        count(-1);
      }
    }
  }
  return { coming, message, upload };
}
