import type { ReactNode, RefObject } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  readonly text?: string;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** The slash key leads to the field. */
  readonly slash?: boolean;
  /** Between the field and its button. */
  readonly tool?: ReactNode;
  readonly onText?: (text: string) => void;
  /** An input method is composing: the text is not what is meant yet. */
  readonly onComposing?: ((on: boolean) => void) | undefined;
  readonly onFocus?: () => void;
  readonly onSearch?: () => void;
  readonly onCancel?: () => void;
}

/** The search form, prerendered too: without handlers it submits to /search. */
export function SearchLine({ text, input, slash, tool, onText, onComposing, onFocus, onSearch, onCancel }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older WebKit does not know the search element
    <form
      className="search-box__line"
      role="search"
      action="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="keywords"
        aria-label="搜索商品"
        // The panel tells what is open below it and which suggestion is chosen.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        placeholder="药品名 / 厂家 / 编码"
        autoComplete="off"
        enterKeyHint="search"
        // Without handlers the form is sent as it is: empty it would find all goods.
        {...(onSearch ? {} : { required: true, pattern: '.*\\S.*' })}
        {...(slash && { 'aria-keyshortcuts': '/', title: '按 / 键可直接搜索' })}
        {...(onText ? { value: text, onChange: (event) => onText(event.target.value) } : {})}
        {...(onComposing && {
          onCompositionStart: () => onComposing(true),
          onCompositionEnd: () => onComposing(false),
        })}
        onFocus={({ target }) => {
          // The next search replaces the last; a second tap sets the caret into it.
          if (onFocus) target.select();
          onFocus?.();
        }}
        onClick={onFocus}
      />
      {tool}
      <button type="submit" className="search-box__go" aria-label="搜索">
        <span>搜索</span>
        <Icon name="search" />
      </button>
      <button type="button" className="search-box__cancel" onClick={onCancel}>
        取消
      </button>
    </form>
  );
}
