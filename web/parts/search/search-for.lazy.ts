import { checkKeywords } from '#shared/rules/goods/check-keywords.ts';
import { searchedCodes } from '#shared/rules/goods/scanned-code.ts';
import { searchLink } from '#shared/rules/goods/search-history.ts';
import { go } from '#web/navigation/navigate.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { rememberSearch } from '#web/state/shell/search-words.ts';

const show = (keywords: string): void => go(hrefOf(searchLink(keywords)));

/** Searches for the typed words and stores them. With no words it shows a message and returns false. */
export function searchFor(typed: string): boolean {
  const checked = checkKeywords(typed);
  if (!checked.ok) {
    say(checked.message, 'warn');
    return false;
  }
  const { keywords } = checked;
  rememberSearch(keywords);
  if (searchedCodes(keywords).length === 1) show(keywords);
  else
    void fetched(() => import('./found-code.lazy.ts')).then(({ foundCode }) => foundCode(keywords).then(show), report);
  return true;
}
