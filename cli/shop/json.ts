/** Parses JSON, which PHP may put between byte order marks; undefined for anything else. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse((text ?? '').trim());
  } catch {
    return undefined;
  }
}

/** Undefined for anything but an object. */
export const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
