/** Words that a refusal has to have, as the documents give them. */

/** Document 1 §5. */
export const ARTICLE_LIKED = /点过赞/;
