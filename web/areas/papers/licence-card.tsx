import { type ChangeEvent, useId } from 'react';
import type { LicenceKind } from '#shared/contract/user-licences.ts';
import { imageAccept, LICENCE_SIZE } from '#shared/rules/app/image-file.ts';
import { LONGEST_LICENCE_TEXT, type VerificationProblem } from '#shared/rules/member/verification-form.ts';
import { CAMERA } from '#web/parts/pictures/camera.ts';
import { showPictures } from '#web/parts/pictures/show-pictures.ts';
import { UploadingPicture } from '#web/parts/pictures/uploading-picture.tsx';
import { useUploads } from '#web/parts/pictures/use-uploads.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useCutOff } from '#web/ui/use-cut-off.ts';
import type { LicenceWritten, VerificationStore } from './verification-store.ts';

interface Props {
  readonly kind: LicenceKind;
  readonly written: LicenceWritten | undefined;
  /** The reason of the failure names it. */
  readonly named: boolean;
  /** The reason says that it has expired: then it has an expiry, whatever its kind. */
  readonly expired: boolean;
  /** The last submitted image. */
  readonly before: string;
  readonly problems: readonly VerificationProblem[];
  readonly store: VerificationStore;
  readonly disabled: boolean;
}

const DAY = 86_400_000;

/** One licence of the form: image, number and expiry, with errors below. */
export function LicenceCard({ kind: { kind, required, has_end }, ...props }: Props) {
  const { written, named, expired, before, problems, store, disabled } = props;
  const { number = '', end = '', img_url = '' } = written ?? {};
  const stale = named && img_url !== '' && img_url === before;
  const complete = img_url !== '' && number.trim() !== '' && (!has_end || end !== '');
  const wrong = stale || (complete && problems.length > 0);
  const bad = (at: VerificationProblem['at']) => problems.some((each) => each.at === at);
  const sayId = useId();
  const cut = useCutOff(number, LONGEST_LICENCE_TEXT);
  const says = [
    ...problems.map(({ message }) => message.text),
    ...(cut.words ? [cut.words] : []),
    ...(stale ? ['审核意见提到这张证照'] : []),
  ];
  return (
    <section className={cx('card licence', says.length > 0 && 'is-bad')} aria-label={kind}>
      <div className="row apart tall inset-sides">
        <h3 className="grow">{kind}</h3>
        <Tag tone={wrong ? 'warn' : complete ? 'brand' : 'plain'}>
          {wrong ? '需修改' : complete ? '已填好' : required ? '必传' : '有则上传'}
        </Tag>
      </div>
      <div className="wrap loose inset-below">
        <LicencePicture
          kind={kind}
          src={img_url}
          bad={bad('image') || stale}
          required={required}
          sayId={sayId}
          disabled={disabled}
          onChange={(address) => store.writeLicence(kind, { img_url: address })}
          onUploads={store.uploads}
        />
        <div className="licence__facts ruled">
          <label className={bad('number') ? 'is-bad' : undefined}>
            <small className="small muted">编号</small>
            <span className="licence__number" data-text={number} translate="no">
              <textarea
                rows={1}
                value={number}
                placeholder="照证件填写"
                maxLength={LONGEST_LICENCE_TEXT}
                onPaste={cut.onPaste}
                autoComplete="off"
                autoCapitalize="characters"
                enterKeyHint="next"
                disabled={disabled}
                aria-label={`${kind}编号`}
                required={required}
                aria-invalid={bad('number')}
                aria-describedby={sayId}
                onChange={(event) => store.writeLicence(kind, { number: event.target.value.replace(/[\r\n]+/g, '') })}
              />
            </span>
          </label>
          {has_end || expired ? (
            <div className={bad('end') ? 'is-bad' : undefined}>
              <small className="small muted">有效期</small>
              <DateInput
                value={end}
                empty={has_end ? '选择到期日' : '长期的不用选'}
                min={dayOf(serverNow() + DAY)}
                disabled={disabled}
                label={`${kind}有效期`}
                bad={bad('end')}
                required={required && has_end}
                sayId={sayId}
                onChange={(day) => store.writeLicence(kind, { end: day })}
              />
            </div>
          ) : (
            <p>
              <small className="small muted">有效期</small>
              <span className="muted">长期，无需填写</span>
            </p>
          )}
        </div>
      </div>
      <div id={sayId}>
        {says.map((words) => (
          <p key={words} className="said licence__said">
            <Icon name="warn" size={16} />
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}

interface LicencePictureProps {
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
function LicencePicture({ kind, src, bad, required, sayId, disabled, onChange, onUploads }: LicencePictureProps) {
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
          <Picture src={src} alt="" size={120} ratio={0.75} eager />
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
          <Icon path={CAMERA} size={24} />
          拍照或上传
        </label>
      )}
      <p role="status" className={message ? 'said licence__why' : 'visually-hidden'}>
        {message?.text}
      </p>
    </div>
  );
}
