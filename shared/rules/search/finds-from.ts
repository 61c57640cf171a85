/** From so many on a list has a field to find one in it. */
export const FINDS_FROM = 15;
