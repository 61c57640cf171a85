import { type ReactNode, useState } from 'react';
import { noneFound } from '#shared/messages/found-among.ts';
import { FINDS_FROM, foundAmong } from '#shared/rules/search/found-among.ts';
import { Field } from '#web/ui/field.tsx';

interface Finding<T> {
  /** What is found; all while nothing is written. */
  readonly shown: readonly T[];
  /** Above a long list; null for a short one. */
  readonly field: ReactNode;
}

/** A field that finds one in a long list; `textOf` is what a person may remember of it. */
export function useFound<T>(all: readonly T[], label: string, textOf: (one: T) => string): Finding<T> {
  const [words, setWords] = useState('');
  const shown = foundAmong(all, words, textOf);
  if (all.length < FINDS_FROM) return { shown: all, field: null };
  const say = shown.length === 0 ? noneFound(words.trim()).text : undefined;
  const field = (
    <Field
      quiet
      label={label}
      placeholder={label}
      type="search"
      icon="search"
      value={words}
      onChange={setWords}
      autoComplete="off"
      enterKeyHint="search"
      say={say}
    />
  );
  return { shown, field };
}
