/** Feedback types: 1 feedback, 2 new product request (document 2 §5). */
export const feedbackTypes = [
  { type: '1', label: '意见反馈' },
  { type: '2', label: '新品需求' },
] as const;
export type FeedbackType = (typeof feedbackTypes)[number]['type'];
