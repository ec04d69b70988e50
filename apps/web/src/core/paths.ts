/** The specification's routes that exist (hash mode, base path `/`). */
export const PATHS = {
  entry: '/',
  selectLogin: '/pages/login/select_login',
  login: '/pages/login/login',
  allSelect: '/pages/index/allSelect',
  mall: '/pages/index/mall',
  editor: '/pages/index/index_phone',
  details: '/pages/index/detailsphone',
  queue: '/pages/mall/lineUp',
  agreement: '/pages/mall/agreement',
  confirm: '/pages/mine/goodsordersize',
  placing: '/pages/mine/order',
  orderList: '/pages/mine/orderList',
  orderDetail: '/pages/mine/orderDetail',
  pay: '/pages/mine/pay_paypal',
  paySuccess: '/pages/mine/pay_success',
  payFail: '/pages/mine/pay_fail',
} as const;

export type PagePath = (typeof PATHS)[keyof typeof PATHS];

const KNOWN: ReadonlySet<string> = new Set(Object.values(PATHS));

export function isPagePath(path: string): path is PagePath {
  return KNOWN.has(path);
}
