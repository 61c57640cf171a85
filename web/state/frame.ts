/** What the operator's server says of the frame around every page: header, footer, categories (document 1 §3). */
import { proxy, ref, useSnapshot } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import { categories as categoriesCalls } from '#shared/contract/categories.ts';
import { common } from '#shared/contract/common.ts';
import type { Category } from '#shared/contract/entities.ts';
import { CancelledError } from '#shared/errors.ts';
import { api } from './api.ts';
import { report } from './failure.ts';

export type HeaderData = AnswerOf<typeof common.header>;
export type FooterData = AnswerOf<typeof common.footer>;

interface Part<T> {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  data: T | null;
}

const part = <T>(): Part<T> => ({ phase: 'idle', data: null });

export const frame = proxy({
  header: part<HeaderData>(),
  footer: part<FooterData>(),
  categories: part<Category[]>(),
});

async function fill<T extends object>(into: Part<T>, fetchData: () => Promise<T>): Promise<void> {
  into.phase = 'loading';
  try {
    into.data = ref(await fetchData());
    into.phase = 'shown';
  } catch (error) {
    // A newer twin is on its way and will fill the part.
    if (error instanceof CancelledError) return;
    into.phase = 'failed';
    report(error);
  }
}

/** Fetches the header's data. */
export const loadHeader = (): Promise<void> => fill(frame.header, () => api.send(common.header, {}));

/** Fetches the footer's data. */
export const loadFooter = (): Promise<void> => fill(frame.footer, () => api.send(common.footer, {}));

/** Fetches the category menu unless it is there or on its way. */
export async function loadCategories(): Promise<void> {
  const { phase } = frame.categories;
  if (phase === 'loading' || phase === 'shown') return;
  await fill(frame.categories, async () => (await api.send(categoriesCalls.getCat, {})).categories);
}

/** The header's data, once it is there. */
export const useHeader = (): HeaderData | null => useSnapshot(frame).header.data as HeaderData | null;

/** The footer's data, once it is there. */
export const useFooter = (): FooterData | null => useSnapshot(frame).footer.data as FooterData | null;

/** The category tree, empty until it is there. */
export const useCategories = (): readonly Category[] => (useSnapshot(frame).categories.data as Category[] | null) ?? [];
