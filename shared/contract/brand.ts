import { webAddress } from './web-address.ts';
import { id, named, optional, shape, type TypeOf, text } from './wire.ts';

/** A brand of goods: a filter, and a link to its goods. */
export const brand = named(shape({ brand_id: id, brand_name: text, brand_logo: optional(webAddress) }), 'brand_name');
export type Brand = TypeOf<typeof brand>;
