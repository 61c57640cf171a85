import { checkKeywords, searchLink } from '#shared/rules/search-history.ts';
import { go } from '#web/state/navigate.ts';
import { hrefOf } from '#web/state/routes.ts';
import { rememberSearch } from '#web/state/search-words.ts';
import { say } from '#web/state/toast.ts';

/** Searches for what was typed and remembers it; false, and said, when nothing was. */
export function searchFor(typed: string): boolean {
  const checked = checkKeywords(typed);
  if (!checked.ok) {
    say(checked.message, 'warn');
    return false;
  }
  rememberSearch(checked.keywords);
  go(hrefOf(searchLink(checked.keywords)));
  return true;
}
