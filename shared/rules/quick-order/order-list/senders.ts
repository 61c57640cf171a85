/** Who wrote a row of a chat: `周姐: 消食片 9盒` in a copy, `1. 周姐 消食片 9盒` below #接龙. */
import { hasGoods } from './chat-quantity.ts';
import { headingOf } from './headings.ts';
import { narrow } from './narrow.ts';

interface TextRow {
  readonly at: number;
  readonly text: string;
}

export interface Sent {
  readonly sender: string;
  readonly rest: string;
}

const BEFORE_COLON = /^\s*(?=\S*\p{Script=Han})([^:\s]{1,16}(?: [^:\s]{1,8})?):\s*(\S.*)$/u;
const BEHIND_NUMBER = /^\s*\d{1,3}[.、]\s*(\S{1,16})\s+(\S.*)$/;

/** By row. Words before several rows, or before all rows below #接龙, are a sender if goods stand behind each of them. */
export function sendersOf(rows: readonly TextRow[]): ReadonlyMap<number, Sent> {
  const form = rows.some(({ text }) => /^\s*#接龙/.test(narrow(text))) ? BEHIND_NUMBER : BEFORE_COLON;
  const all = rows.flatMap(({ at, text }) => {
    const [, sender = '', rest = ''] = form.exec(narrow(text)) ?? [];
    return sender === '' || headingOf(sender) ? [] : [{ at, sender, rest }];
  });
  const isOne = ({ sender }: Sent) => {
    const told = all.filter((each) => (form === BEHIND_NUMBER || each.sender === sender) && /\d/.test(each.rest));
    return told.length > 1 && told.every((each) => hasGoods(`${each.rest} 1盒`));
  };
  return new Map(all.filter(isOne).map(({ at, ...sent }) => [at, sent]));
}
