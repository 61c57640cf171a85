import { type ReactNode, Suspense, useState } from 'react';
import { FINDS_FROM } from '#shared/rules/search/finds-from.ts';
import { later } from '../page/later.ts';
import './use-found.css';
import type { Find } from './found-field.tsx';

const FoundField = later(async () => (await import('./endless-window.lazy.tsx')).FoundField, 'none').View;

interface Finding<T> {
  /** What is found; all while nothing is written. */
  readonly shown: readonly T[];
  /** Above a long list; null for a short one. */
  readonly field: ReactNode;
}

/** A field that finds one in a long list; `textOf` is what a person may remember of it. */
export function useFound<T>(all: readonly T[], label: string, textOf: (one: T) => string): Finding<T> {
  const [find, setFind] = useState<Find<T>>();
  if (all.length < FINDS_FROM) return { shown: all, field: null };
  const shown = find ? find(all) : all;
  return {
    shown,
    field: (
      <div className="found-field">
        <Suspense>
          <FoundField label={label} count={shown.length} textOf={textOf as never} setFind={setFind as never} />
        </Suspense>
      </div>
    ),
  };
}
