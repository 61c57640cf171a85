import { useState } from 'react';

/** The last value that was there: a dialog keeps its text while it closes, a form its field while another step shows. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const [last, setLast] = useState(value ?? undefined);
  if (value === null || value === undefined || value === last) return last;
  setLast(value);
  return value;
}
