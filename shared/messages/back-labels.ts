/** The label of the back link by the stored backPath (document 2 §2). */
export const backLabels = {
  search: '搜索列表',
  'order-info': '订单详情',
  collect: '商品收藏',
  'article-list': '新闻资讯',
} as const;
