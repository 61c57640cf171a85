/** Words that a refusal has to have, as the documents give them. */

/** Document 1 §8. */
export const ARTICLE_LIKED = /点过赞/;
