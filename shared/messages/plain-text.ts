const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", amp: '&' };

/** The characters that HTML writes in words. */
export const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|nbsp|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** One line of words, where an operator wrote HTML or plain words: marks go, what they set apart stays apart. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const words = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:p|div|li|ul|ol|h\d|tr|td|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return unescaped(words).replace(/\s+/g, ' ').trim();
}
