import type { Action } from './action.ts';
import { catalogueActions } from './actions/catalogue.ts';
import { ordersActions } from './actions/orders.ts';
import { partnerActions } from './actions/partner.ts';
import { sessionActions } from './actions/session.ts';
import { sharingActions } from './actions/sharing.ts';
import { stationActions } from './actions/station.ts';
import { worksActions } from './actions/works.ts';

export const ACTIONS = [
  ...sessionActions,
  ...catalogueActions,
  ...worksActions,
  ...sharingActions,
  ...ordersActions,
  ...stationActions,
  ...partnerActions,
] as const;

type Declared = (typeof ACTIONS)[number];
export type ActionName = Declared['name'];

type Named = {
  [Index in keyof typeof ACTIONS as Index extends `${number}`
    ? (typeof ACTIONS)[Index]['name']
    : never]: (typeof ACTIONS)[Index];
};
/** `ActionInput<'Order.place'>`: what a call takes. */
export type ActionInput<Name extends ActionName> = Named[Name] extends Action<infer Input, infer _> ? Input : never;
/** `ActionOutput<'Order.place'>`: what its envelope's data is. */
export type ActionOutput<Name extends ActionName> = Named[Name] extends Action<infer _, infer Output> ? Output : never;
