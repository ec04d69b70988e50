/** The routes of the specification that exist (hash mode, base path `/`). */
export const PATHS = {
  entry: '/',
  selectLogin: '/pages/login/select_login',
  login: '/pages/login/login',
  openid: '/pages/login/openid',
  allSelect: '/pages/index/allSelect',
  /** Short: people type it on a screen. */
  display: '/display',
  mall: '/pages/index/mall',
  /** The studio for phone cases, then the studio for all other goods. */
  editor: '/pages/index/index_phone',
  design: '/pages/index/index_design',
  details: '/pages/index/detailsphone',
  customSize: '/pages/index/custom-size',
  customNewSize: '/pages/index/custom-new-size',
  queue: '/pages/mall/lineUp',
  agreement: '/pages/mall/agreement',
  confirm: '/pages/mine/goodsordersize',
  placing: '/pages/mine/order',
  addAddress: '/pages/mine/addAddress',
  orderList: '/pages/mine/orderList',
  orderDetail: '/pages/mine/orderDetail',
  shoppingList: '/pages/mine/shopping_list',
  pay: '/pages/mine/pay_paypal',
  cashier: '/pages/mine/cashier',
  paySuccess: '/pages/mine/pay_success',
  payFail: '/pages/mine/pay_fail',
  account: '/pages/mine/account',
  works: '/pages/mine/works',
  collection: '/pages/mine/collection',
  aiPainting: '/pages/index/ai_painting',
  share: '/pages/mine/share',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
} as const;

export type PagePath = (typeof PATHS)[keyof typeof PATHS];

/** Where somebody logs in, or enters as a guest. */
export const LOGIN_PAGES: readonly string[] = [PATHS.entry, PATHS.selectLogin, PATHS.login, PATHS.openid];

const KNOWN: ReadonlySet<string> = new Set(Object.values(PATHS));

export function isPagePath(path: string): path is PagePath {
  return KNOWN.has(path);
}
