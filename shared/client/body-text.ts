/** The text of an answer in the charset that its Content-Type names; UTF-8 where it names none, or one that nobody knows. */
export async function bodyText(response: Response): Promise<string> {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return response.text();
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
