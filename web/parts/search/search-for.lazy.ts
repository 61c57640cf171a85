import { checkKeywords, searchLink } from '#shared/rules/search-history.ts';
import { go } from '#web/navigation/navigate.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { say } from '#web/state/messages/toast.ts';
import { rememberSearch } from '#web/state/shell/search-words.ts';

/** Searches for the typed words and stores them. With no words it shows a message and returns false. */
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
