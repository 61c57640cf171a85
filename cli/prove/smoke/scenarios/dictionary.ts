import { dictionary } from '#cli/text/words.ts';

export const about = dictionary({
  'visitor-home': ['访客看首页：页头、列表、分类、页脚', 'a visitor at home: header, lists, categories, footer'],
  'visitor-search': ['访客搜索：建议、结果、商品页，没有价格', 'a visitor searches: suggestions, results, no prices'],
  'search-end': ['搜索：按品牌筛选并翻页到底，不重复', 'search: one brand, page by page to the end, nothing twice'],
  'product-papers': ['资料下载：列表、搜索、每份资料都有文件', 'papers of goods: list, search, a file for each'],
  'login-sms': ['短信登录：错误验证码、正确验证码', 'login by text message: wrong code, right code'],
  'main-road': ['主流程：登录、搜索、加购、下单、余额支付', 'login, search, cart, order, pay by balance'],
  'wrong-password': ['密码错误被拒绝，退出后令牌失效', 'a wrong password is refused; a token is dead after logout'],
  'account-switch': ['切换关联账号：换成另一家店，再换回来', 'linked accounts: to another shop and back'],
  'buyer-search': ['会员搜索：价格可见，筛选与排序正确', 'a buyer searches: prices show, filters and orders hold'],
  collections: ['各专区：品牌与库存筛选、排序、翻页', 'the collections that are on: filters, order, pages'],
  'prices-unseen': ['未认证会员看不到价格', 'an unverified member sees no prices'],
  'out-of-scope': ['经营范围外的商品不能购买', 'goods outside the business scope cannot be bought'],
  'cart-stock': ['超过库存改为库存数，数量为 0 不能结算', 'more than the stock is corrected; no checkout of none'],
  'cart-limit': ['超过限购改为可购数量', 'more than the purchase limit is corrected'],
  'cart-packs': ['整包装：非整包装的数量被拒绝', 'whole packs: quantities between two packs are refused'],
  'price-promotion': ['促销价：进行中的促销优先于其他价格', 'a running promotion goes before every other price'],
  'price-batch': ['近效期批次：所选批次的价格计入购物车', 'near-expiry batches: the price of the chosen batch counts'],
  'price-tiers': ['阶梯价：达到数量后取满足条件的最低价', 'tiered prices: the lowest whose quantity is reached'],
  'shipping-fee': ['未满包邮收运费并提示差额，满额免运费', 'a fee and the shortfall below the amount, none above'],
  'split-order': ['两个商家拆成两张订单，金额合计一致', 'two merchants become two orders that add up'],
  coupon: ['优惠券：结算抵扣，订单关闭后退回', 'coupons: used at checkout, given back with the order'],
  'order-tabs': ['订单列表：标签、角标、按单号查找', 'order list: tabs, counters, found by its number'],
  'buy-again': ['再次购买：订单的商品回到购物车', "buying again: an order's goods go back into the cart"],
  'credit-member': ['非现结会员：下单并关闭', 'a member who is no cash customer orders, and closes the order'],
  'address-book': ['收货地址：新增、修改、读取、删除', 'addresses: add, change, read, delete'],
  favourites: ['收藏：添加、列出、取消', 'favourites: add, list, remove'],
  'pay-code': ['扫码支付：发起、付款、到账、订单待发货', 'pay by code: started, paid, arrived, to be shipped'],
  'pay-abandoned': ['放弃扫码支付：可关闭，余额不变', 'a code payment given up: closed, no money moved'],
  'pay-combined': ['组合支付：余额付一部分，放弃后退回', 'part by balance, rest by code; given back if given up'],
  'pay-transfer': ['转账支付：上传凭证、审核中、撤回', 'by transfer: proof handed in, under review, withdrawn'],
  'top-up': ['充值：下单、扫码到账、余额与明细', 'top-up: made, paid by code, balance and ledger'],
  'top-up-bonus': ['充值活动：含赠送、固定金额，未付可删除', 'top-up activities: bonus, fixed amounts, deletion'],
  ledger: ['余额、赠送金额、积分的明细逐笔相符', 'rows of balance, bonus and points add up'],
});

/** What nobody can put back, of the scenarios that need `--irreversible`. */
export const lastingly = dictionary({
  paid: ['余额付掉的钱不退', 'what the balance paid stays paid'],
  scanned: ['付掉的码不退款', 'a code that was paid stays paid'],
});
