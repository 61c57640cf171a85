/** How an account is proved to be one's own: by its security question, or by a text message to its phone. */
export const proofWays = ['question', 'sms'] as const;
export type ProofWay = (typeof proofWays)[number];
