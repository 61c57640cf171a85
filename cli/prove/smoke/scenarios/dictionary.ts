import { dictionary } from '#cli/text/words.ts';

export const about = dictionary({
  'visitor-home': [
    '访客浏览首页：页头、首页各列表、分类、页脚',
    'a visitor at home: header, lists, categories, footer',
  ],
  'visitor-search': [
    '访客搜索：建议、结果、商品页，价格不可见',
    'a visitor searches: suggestions, results, goods, no prices',
  ],
  'search-end': ['搜索：按品牌筛选并翻页到底，不重复', 'search: one brand, page by page to the end, nothing twice'],
  'product-papers': ['资料下载：列表、搜索、每份资料都有文件', 'papers of goods: list, search, a file for each'],
  'login-sms': [
    '短信验证的登录：发送、错误验证码、正确验证码',
    'login with a text message: sent, wrong code, right code',
  ],
  'main-road': ['主流程：登录、搜索、加购、下单、余额支付', 'login, search, cart, order, pay by balance'],
  'wrong-password': ['密码错误被拒绝，退出后令牌失效', 'a wrong password is refused; a token is dead after logout'],
  'account-switch': ['切换关联账号：换成另一家店，再换回来', 'linked accounts: to another shop and back'],
  'security-question': ['密保问题：读取问题，答错被拒绝', 'security question: read, and a wrong answer is refused'],
  'account-obstacles': ['有余额或未完成订单的账号不能注销', 'an account with money or open orders is not closed'],
  'buyer-search': ['会员搜索：价格可见，筛选与排序正确', 'a buyer searches: prices show, filters and orders hold'],
  collections: ['各专区：品牌与库存筛选、排序、翻页', 'the collections that are on: filters, order, pages'],
  'prices-unseen': ['未认证会员看不到价格', 'an unverified member sees no prices'],
  'out-of-scope': ['经营范围外的商品不能购买', 'goods outside the business scope cannot be bought'],
  articles: ['资讯：列表、详情、点赞每天一次', 'articles: list, one article, one like a day'],
  'cart-stock': [
    '购物车数量：超过库存时提示并改为库存数，为 0 的行不能结算',
    'quantities of the cart: more than the stock is corrected to it; a line of none blocks the checkout',
  ],
  'cart-limit': [
    '限购：超过限购数量的加购和修改都被改为可购数量',
    'purchase limits: more than the limit is corrected, in adding and in changing',
  ],
  'cart-packs': ['整包装：非整包装的数量被拒绝', 'whole packs: quantities between two packs are refused'],
  'price-promotion': ['促销价：进行中的促销优先于其他价格', 'a running promotion goes before every other price'],
  'price-batch': ['近效期批次：所选批次的价格计入购物车', 'near-expiry batches: the price of the chosen batch counts'],
  'price-tiers': ['阶梯价：达到数量后取满足条件的最低价', 'tiered prices: the lowest whose quantity is reached'],
  'shipping-fee': [
    '运费：未满包邮金额收运费并提示差额，满额免运费',
    'shipping: a fee and the shortfall below the amount, none from there on',
  ],
  'split-order': [
    '拆单：两个商家的商品拆成两张订单，金额合计一致',
    'a split order: goods of two merchants become two orders that add up',
  ],
  coupon: [
    '优惠券：领取、结算抵扣、下单后占用、关闭后退回',
    'coupons: claimed, used at the checkout, given back with the order',
  ],
  'coupon-expired': ['过期和已用的优惠券不能再用', 'expired and used coupons are of no more use'],
  'order-tabs': [
    '订单列表：各标签状态正确，角标与列表一致，按单号能找到',
    'order list: each tab holds its states, counters agree, a number finds its order',
  ],
  'buy-again': ['再次购买：订单的商品回到购物车', "buying again: an order's goods go back into the cart"],
  'credit-member': ['非现结会员：下单不需要在线支付', 'a credit member orders without paying online'],
  'address-book': ['收货地址：新增、修改、读取、删除', 'addresses: add, change, read, delete'],
  favourites: ['收藏：添加、列出、取消', 'favourites: add, list, remove'],
  footprints: [
    '浏览历史与常购：看过的商品在列表中',
    'browsing history and frequent buys: what was looked at is listed',
  ],
  'payment-methods': [
    '支付方式与余额：与会员中心一致',
    'payment methods and what they can pay agree with the member centre',
  ],
  'pay-code': ['扫码支付：发起、付款、到账、订单待发货', 'pay by code: started, paid, arrived, to be shipped'],
  'pay-abandoned': [
    '放弃扫码支付：清理后订单可关闭，余额不变',
    'a code payment given up: cleared, closed, no money moved',
  ],
  'pay-combined': [
    '组合支付：余额抵扣一部分，其余扫码；放弃后余额退回',
    'a part by balance, the rest by code; given back when given up',
  ],
  'pay-transfer': ['转账支付：上传凭证、审核中、撤回', 'by transfer: proof handed in, under review, withdrawn'],
  'top-up': ['充值：下单、扫码到账、余额与明细', 'top-up: made, paid by code, balance and ledger'],
  'top-up-bonus': [
    '充值活动：到账含赠送，固定金额，未付可删除',
    'top-up activities: bonus, fixed amounts, deleted while unpaid',
  ],
  ledger: [
    '账目：余额、赠送金额、积分的明细逐笔相符，最后等于会员中心',
    'ledgers: the rows of balance, bonus and points add up, and end at what the member centre says',
  ],
});
