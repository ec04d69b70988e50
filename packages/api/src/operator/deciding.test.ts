import { ACTIONS } from '@cpc/contract';
import { DECISIONS } from '@cpc/domain';
import { expect, it } from 'vitest';

/** Acts of operators that bring no money to a shop and nobody to the platform. */
const NO_MONEY = {
  'a coupon lowers what a shop gets, and a promoter is no shop': 'addCoupon endCoupon setPromoter payPromoter',
  'who was shown the code of an owner decides nothing about that shop': 'inviteOwner',
  'a shop, a station and its keys earn nothing by themselves': 'openShop addStation enrolCode',
  'what all shops sell, and what runs at stations': 'importCatalogue importStock addRelease rollOut setRelease',
  'care of stations': 'planWindow endWindow askLog retryUpdate',
  'it takes, and gives nothing': 'blockOperator decideShareReports',
};

const READS = `shops shop claims withdrawals payoutsDue payouts payoutFile bills bill operators doctor exportCatalogue
  exportShops shareReports coupons promoters promoterLines fleet fleetTotals incidents fleetStation releases`;

it('[PA-13] every act of operators is in the table, or brings no money to a shop', () => {
  const acts = ACTIONS.map(({ name }) => name).filter((name) => name.startsWith('Operator.'));
  const others = [...Object.values(NO_MONEY), READS].flatMap((names) => names.split(/\s+/));
  const known = [...Object.keys(DECISIONS), 'confirmOperator', ...others];
  expect(acts.map((name) => name.slice('Operator.'.length)).toSorted()).toEqual(known.toSorted());
});
