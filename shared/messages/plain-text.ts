import { decodeEntities } from '#shared/contract/html-entities.ts';

/** Turns the operator's HTML or text into one line of text. Block tags become spaces, other tags are removed. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const words = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:p|div|li|ul|ol|h\d|tr|td|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(words).replace(/\s+/g, ' ').trim();
}
