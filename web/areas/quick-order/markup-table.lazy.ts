/** Reads tables by the browser's own parser: nothing of them runs, and nothing is fetched. */
import { type MarkupEvents, type ParseMarkup, tableOfMarkup } from '#shared/flows/list-file/markup-table.ts';

export const tableIn = (text: string) => tableOfMarkup(text, parseMarkup);

const parseMarkup: ParseMarkup = (text, events) => {
  const parser = new DOMParser();
  const xml = /^\s*<\?xml/i.test(text) ? parser.parseFromString(text.trim(), 'text/xml') : undefined;
  // XHTML may have what XML does not know, such as `&nbsp;`.
  const isXml = xml !== undefined && xml.querySelector('parsererror') === null;
  tell(isXml ? xml : parser.parseFromString(text, 'text/html'), events);
};

function tell(parent: Node, events: MarkupEvents): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE)
      events.ontext(node.nodeValue ?? '');
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const tag = node.nodeName.toLowerCase();
    const attributes = [...(node as Element).attributes].map(({ name, value }) => [name.toLowerCase(), value]);
    events.onopentag(tag, Object.fromEntries(attributes));
    tell(node, events);
    events.onclosetag(tag);
  }
}
