/** Number of recommended goods (document 1 §9): on cart, search and intro. */
export const RECOMMENDED_ON_LISTS = 30;

/** On articles and on the sign-in page. */
export const RECOMMENDED_ON_ARTICLES = 20;

/** In the member centre's side panel. */
export const RECOMMENDED_IN_CENTRE = 3;
