/** The articles that the footer always has (document 1 §2), by their ids. */
interface FixedArticle {
  readonly id: string;
  readonly label: string;
}

export const aboutArticles: readonly FixedArticle[] = [
  { id: '5', label: '公司介绍' },
  { id: '4', label: '联系我们' },
];

export const statementArticles: readonly FixedArticle[] = [
  { id: '1', label: '服务协议' },
  { id: '2', label: '隐私政策' },
  { id: '3', label: '法律声明' },
];
