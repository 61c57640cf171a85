const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A PNG of one pixel, for uploads. */
export const picture = (): Blob => new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' });
