/** The document that a text is, as PHP may begin it with byte order marks; undefined for anything but JSON. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse((text ?? '').replace(/^\uFEFF+/, ''));
  } catch {
    return undefined;
  }
}

/** The fields of an object; undefined for anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
