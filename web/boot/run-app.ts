/**
 * The scripts of the app stand in the page switched off, or they would be fetched before all that is seen: an HTML parser
 * looks for what it can fetch ahead of everybody. `scripts/bundle/head.mjs` switches them off.
 */

/** As the page names them. */
export const LATER = 'script[type=later]';

/** Runs them once the page has been read, as the parser would have done; a module runs once, however often it is named. */
export function runApp(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', runApp);
    return;
  }
  for (const later of document.querySelectorAll<HTMLScriptElement>(LATER)) {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.setAttribute('fetchpriority', 'low');
    script.src = later.src;
    document.head.append(script);
  }
}
