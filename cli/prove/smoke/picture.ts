const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A picture of one dot, as PNG, for calls that take an upload. */
export const picture = (): Blob => new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' });
