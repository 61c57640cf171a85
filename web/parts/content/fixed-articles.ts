/** The articles that the footer always has (document 1 §2), by their ids. */
interface FixedArticle {
  readonly id: string;
  readonly label: string;
}

export const aboutArticles: readonly FixedArticle[] = [
  { id: '5', label: '公司简介' },
  { id: '4', label: '联系我们' },
];

/** They are neither the service agreement nor the privacy policy, which have a call of their own. */
export const statementArticles: readonly FixedArticle[] = [
  { id: '1', label: '交易声明' },
  { id: '2', label: '质量与资质声明' },
  { id: '3', label: '配送与售后声明' },
];
