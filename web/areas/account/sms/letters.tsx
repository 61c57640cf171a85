import { enterCaptcha } from '#shared/messages/sms.ts';
import { CAPTCHA_LETTERS } from '#shared/rules/login/captcha.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { unsaved } from '#web/ui/unsaved.ts';
import './letters.css';

const RENEW = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5';

interface Props {
  /** The letters to type. */
  readonly shown: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onRenew: () => void;
  readonly bad?: string | undefined;
}

/** The captcha to type before a message is sent (document 1 §4), with its field. */
export const LettersField = ({ shown, value, onChange, onRenew, bad }: Props) => (
  <Field
    label="图形字母"
    value={value}
    onChange={onChange}
    {...unsaved}
    autoCapitalize="characters"
    spellCheck={false}
    enterKeyHint="send"
    placeholder={`输入右侧 ${CAPTCHA_LETTERS} 位字母`}
    say="不分大小写"
    bad={value.trim().length > CAPTCHA_LETTERS ? enterCaptcha.text : bad}
    after={
      <>
        <Letters text={shown} />
        <button type="button" className="letters__renew" aria-label="换一组字母" onClick={onRenew}>
          <Icon path={RENEW} />
        </button>
      </>
    }
  />
);

/** Rotated letters; screen readers read them one by one. */
const Letters = ({ text }: { readonly text: string }) => (
  <span className="row tight keep size-18 tone-good letters" role="img" aria-label={`字母 ${text.split('').join(' ')}`}>
    {text.split('').map((letter, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is nothing but its place
      <b key={at} aria-hidden="true">
        {letter}
      </b>
    ))}
  </span>
);
