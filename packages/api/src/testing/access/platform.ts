import type { ActionName } from '@cpc/contract';
import type { Access } from './who.ts';

/** What only operators do, and what everybody is told of the platform. */
export const PLATFORM: Readonly<Partial<Record<ActionName, Access>>> = {
  'Platform.get': { may: 'everybody' },
  'Operator.shops': { may: 'operators' },
  'Operator.shop': { may: 'operators' },
  'Operator.openShop': { may: 'operators' },
  'Operator.inviteOwner': { may: 'operators' },
  'Operator.setShopState': { may: 'operators' },
  'Operator.setCommission': { may: 'operators' },
  'Operator.addStation': { may: 'operators' },
  'Operator.moveStation': { may: 'operators' },
  'Operator.importCatalogue': { may: 'operators' },
  'Operator.importStock': { may: 'operators' },
  'Operator.enrolCode': { may: 'operators' },
  'Operator.pairDisplay': { may: 'operators' },
  'Operator.withdrawals': { may: 'operators' },
  'Operator.operators': { may: 'operators' },
  'Operator.inviteOperator': { may: 'operators' },
  'Operator.confirmOperator': { may: 'operators' },
  'Operator.blockOperator': { may: 'operators' },
  'Operator.doctor': { may: 'operators' },
  'Operator.exportCatalogue': { may: 'operators' },
  'Operator.exportShops': { may: 'operators' },
  'Operator.coupons': { may: 'operators' },
  'Operator.addCoupon': { may: 'operators' },
  'Operator.endCoupon': { may: 'operators' },
  'Operator.promoters': { may: 'operators' },
  'Operator.setPromoter': { may: 'operators' },
  'Operator.promoterLines': { may: 'operators' },
  'Operator.payPromoter': { may: 'operators' },
};
