import { expect, it } from 'vitest';
import { isPagePath } from './paths.ts';

it.each([
  ['RT-01', '/'],
  ['RT-01', '/pages/login/select_login'],
  ['RT-02', '/pages/login/login'],
  ['RT-03', '/pages/index/allSelect'],
  ['RT-04', '/pages/index/mall'],
  ['RT-05', '/pages/index/index_phone'],
  ['RT-05', '/pages/index/index_design'],
  ['RT-06', '/pages/index/detailsphone'],
  ['RT-07', '/pages/index/custom-size'],
  ['RT-07', '/pages/index/custom-new-size'],
  ['RT-08', '/pages/mall/lineUp'],
  ['RT-09', '/pages/mall/agreement'],
  ['RT-10', '/pages/mine/goodsordersize'],
  ['RT-10', '/pages/mine/order'],
  ['RT-10', '/pages/mine/orderList'],
  ['RT-10', '/pages/mine/orderDetail'],
  ['RT-11', '/pages/mine/addAddress'],
  ['RT-11', '/pages/mine/pay_paypal'],
  ['RT-11', '/pages/mine/pay_success'],
  ['RT-11', '/pages/mine/pay_fail'],
  ['RT-11', '/pages/mine/cashier'],
  ['RT-12', '/pages/mine/works'],
  ['RT-12', '/pages/mine/collection'],
  ['RT-12', '/pages/index/ai_painting'],
  ['RT-12', '/pages/mine/shopping_list'],
  ['RT-13', '/choose-location'],
  ['RT-13', '/open-location'],
])('[%s] %s is the address of a page', (_, path) => {
  expect(isPagePath(path)).toBe(true);
});
