/** Type checks of stored values: storage may hold anything, of any release. */

export type Guard<T> = (value: unknown) => value is T;
/** The type that a guard proves. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(isKind: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isKind);
}

/* @__NO_SIDE_EFFECTS__ */
export function recordOf<T>(isKind: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every(isKind);
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T extends string | number>(...values: readonly T[]): Guard<T> {
  return (value): value is T => values.includes(value as T);
}

/** A field that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(isKind: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || isKind(value);
}

type Fields = Readonly<Record<string, Guard<unknown>>>;
type Absent<F extends Fields> = { [K in keyof F]: undefined extends Guarded<F[K]> ? K : never }[keyof F];
/** An object of these fields. */
export type Shaped<F extends Fields> = { -readonly [K in Exclude<keyof F, Absent<F>>]: Guarded<F[K]> } & {
  -readonly [K in Absent<F>]?: Exclude<Guarded<F[K]>, undefined>;
};

/** An object with at least these fields. */
/* @__NO_SIDE_EFFECTS__ */
export function shape<F extends Fields>(fields: F): Guard<Shaped<F>> {
  return (value): value is Shaped<F> =>
    isRecord(value) && Object.entries(fields).every(([name, isKind]) => isKind(value[name]));
}
