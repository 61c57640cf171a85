import { useEffect, useState } from 'react';
import { safeLink } from '#shared/rules/app/safe-link.ts';
import { hrefOf, routeAt } from '#web/navigation/routes.ts';
import { fetched } from '#web/state/loading/code.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './server-html.css';

/** Tags allowed in the operator's texts; everything else is removed. */
const TAGS =
  'a b blockquote br caption div em h1 h2 h3 h4 h5 h6 hr i img li ol p s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
const ATTRIBUTES = ['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width'];

/** A link to one of our pages gets the base path. Any other path, such as that of a file, stays. */
export function belowBase(link: string): string {
  const path = link.replace(/[?#].*$/, '');
  return path === '/' || routeAt(path) ? hrefOf(link) : link;
}

let cleaner: Promise<(html: string) => string> | undefined;
/** The sanitiser once it has loaded: later texts then render at once. */
let here: ((html: string) => string) | undefined;

/** Loads the sanitiser with the operator's first text. */
export function fetchCleaner(): Promise<(html: string) => string> {
  cleaner ??= fetched(() => import('dompurify')).then(({ default: purify }) => {
    purify.addHook('afterSanitizeAttributes', (node) => {
      if (!node.hasAttribute('href')) return;
      const link = safeLink(node.getAttribute('href') ?? '');
      if (link === undefined) node.removeAttribute('href');
      else node.setAttribute('href', belowBase(link));
    });
    here = (html: string) => purify.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ATTRIBUTES });
    return here;
  });
  cleaner.catch(() => {
    cleaner = undefined;
  });
  return cleaner;
}

/** The operator's HTML, sanitised. Nothing is shown when the sanitiser cannot load. */
export function ServerHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState(() => here?.(html));
  useEffect(() => {
    let wanted = true;
    fetchCleaner().then(
      (sanitise) => wanted && setClean(sanitise(html)),
      () => wanted && setClean(''),
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  if (clean === undefined) return <Skeleton w="80%" h="4rem" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div className="server-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
