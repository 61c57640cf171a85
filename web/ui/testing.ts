import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup of an element, for tests. */
export const html = (element: ReactElement): string => renderToStaticMarkup(element);

/** The visible text of an element, for tests. */
export const words = (element: ReactElement): string => html(element).replace(/<[^>]+>/g, '');

/** A handler that does nothing, for tests. */
export const still = (): void => {};
