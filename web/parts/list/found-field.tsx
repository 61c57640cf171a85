import { useRef, useState } from 'react';
import { noneFound, someFound } from '#shared/messages/found-among.ts';
import { foundAmong, isLatin } from '#shared/rules/search/found-among.ts';
import type { initialsOf } from '#shared/rules/search/initials.ts';
import { fetched } from '#web/state/loading/code.ts';
import { Field } from '#web/ui/field.tsx';
import { useTold } from '#web/ui/tell.ts';

/** What of a list is shown. */
export type Find<T> = (all: readonly T[]) => readonly T[];

interface Props<T> {
  readonly label: string;
  /** How many are shown. */
  readonly count: number;
  readonly textOf: (one: T) => string;
  /** A state's: undefined is all, because nothing is written. */
  readonly setFind: (next: () => Find<T> | undefined) => void;
}

/** The field above a long list (`useFound`), which loads it on demand with what finds. */
export function FoundField<T>({ label, count, textOf, setFind }: Props<T>) {
  const [words, setWords] = useState('');
  const none = count === 0 ? noneFound(words.trim()).text : undefined;
  useTold(none ?? someFound(count).text);
  const latest = useRef('');
  const initials = useRef<typeof initialsOf>(undefined);
  const find = (typed: string) =>
    setFind(() => (typed.trim() === '' ? undefined : (all) => foundAmong(all, typed, textOf, initials.current)));
  const change = (typed: string) => {
    latest.current = typed;
    setWords(typed);
    find(typed);
    if (initials.current || !isLatin(typed)) return;
    // Without them letters find what is written with them.
    fetched(() => import('#shared/rules/search/initials.ts')).then(
      (code) => {
        initials.current = code.initialsOf;
        find(latest.current);
      },
      () => undefined,
    );
  };
  return (
    <Field
      quiet
      label={label}
      placeholder={label}
      type="search"
      icon="search"
      value={words}
      onChange={change}
      autoComplete="off"
      enterKeyHint="search"
      say={none}
    />
  );
}
