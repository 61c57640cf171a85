/** The pages beside the main road, each fetched when it is wanted. */
import type { MoreName, Page } from './views.ts';

/** A route of the documents whose screen is not built yet says that it is not open. */
const notOpen = async () => (await import('./not-open-page.tsx')).NotOpenPage;

export const morePages: { readonly [N in MoreName]: () => Promise<Page<N>> } = {
  userSet: async () => (await import('#web/areas/settings/settings-page.tsx')).SettingsPage,
  addressList: async () => (await import('#web/areas/settings/addresses/addresses-page.tsx')).AddressesPage,
  address: async () => (await import('#web/areas/settings/addresses/address-page.tsx')).AddressPage,
  afterSales: async () => (await import('#web/areas/after-sales/services-page.tsx')).ServicesPage,
  afterSalesInfo: async () => (await import('#web/areas/after-sales/service-info-page.tsx')).ServiceInfoPage,
  articleList: async () => (await import('#web/areas/articles/article-list-page.tsx')).ArticleListPage,
  article: async () => (await import('#web/areas/articles/article-page.tsx')).ArticlePage,
  definedPage: async () => (await import('#web/areas/articles/defined-page.tsx')).DefinedPage,
  dailySignIn: async () => (await import('#web/areas/daily-sign-in/daily-sign-in-page.tsx')).DailySignInPage,
  productPapers: async () => (await import('#web/areas/papers/papers-page.tsx')).PapersPage,
  productPaper: async () => (await import('#web/areas/papers/paper-page.tsx')).PaperPage,
  invoice: async () => (await import('#web/areas/invoices/invoice-page.tsx')).InvoicePage,
  frequentBuys: async () => (await import('#web/areas/lists/frequent-page.tsx')).FrequentPage,
  favourites: async () => (await import('#web/areas/lists/favourites-page.tsx')).FavouritesPage,
  browsingHistory: async () => (await import('#web/areas/lists/history-page.tsx')).HistoryPage,
  bank: async () => (await import('#web/areas/pay/bank-page.tsx')).BankPage,
  coupons: async () => (await import('#web/areas/coupons/coupons-page.tsx')).CouponsPage,
  coupon: async () => (await import('#web/areas/coupons/coupon-page.tsx')).CouponPage,
  topUp: async () => (await import('#web/areas/money/top-up-page.tsx')).TopUpPage,
  topUpLog: async () => (await import('#web/areas/money/top-up-log-page.tsx')).TopUpLogPage,
  payTopUp: async () => (await import('#web/areas/money/pay-top-up-page.tsx')).PayTopUpPage,
  verification: async () => (await import('#web/areas/papers/verification-page.tsx')).VerificationPage,
  businessScope: async () => (await import('#web/areas/papers/scope-page.tsx')).ScopePage,
  wechatBinding: async () => (await import('#web/areas/wechat/wechat-binding-page.tsx')).WechatBindingPage,
  ledger: async () => (await import('#web/areas/money/ledger-page.tsx')).LedgerPage,
  passwords: async () => (await import('#web/areas/account/passwords-page.tsx')).PasswordsPage,
  ownerCheck: async () => (await import('#web/areas/account/owner-check-page.tsx')).OwnerCheckPage,
  preOrder: async () => (await import('#web/areas/lists/pre-order-page.tsx')).PreOrderPage,
  salesman: async () => (await import('#web/areas/settings/salesman-page.tsx')).SalesmanPage,
  closeAccount: async () => (await import('#web/areas/settings/close-account-page.tsx')).CloseAccountPage,
  groupBuy: async () => (await import('#web/areas/group-buys/teams-page.tsx')).GroupBuyPage,
  priceCut: async () => (await import('#web/areas/group-buys/teams-page.tsx')).PriceCutPage,
  result: async () => (await import('#web/areas/money/result-page.tsx')).ResultPage,
  help: async () => (await import('#web/areas/help/help-page.tsx')).HelpPage,
};
