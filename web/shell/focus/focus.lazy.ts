/** Where the focus goes: on a new page, when the focused thing goes away, when a form is refused. */
import { leadToBadFields } from './bad-field.ts';
import { keepFocus } from './lost-focus.ts';
import { type FirstAct, tellPages } from './page-focus.ts';

export function startFocus(first: FirstAct): void {
  tellPages(first);
  keepFocus(first.target);
  leadToBadFields();
}
