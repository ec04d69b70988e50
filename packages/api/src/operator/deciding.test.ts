import { ACTIONS } from '@cpc/contract';
import { DECISIONS, money } from '@cpc/domain';
import { expect, it } from 'vitest';
import { DAY_MS } from '../base/ports/clock.ts';
import { BLANK } from '../testing/blank-renderer.ts';
import { sqliteDatabase } from '../testing/databases.ts';
import { DEMO_SHOP, earn, operatorNamed, payoutShop } from '../testing/payout-shop.ts';
import { testShop } from '../testing/shop.ts';

/** Acts of operators that bring no money to a shop and nobody to the platform. */
const NO_MONEY = {
  'a coupon lowers what a shop gets, and a promoter is no shop': 'addCoupon endCoupon setPromoter payPromoter',
  'who was shown the code of an owner decides nothing about that shop': 'inviteOwner',
  'a shop, a station and its keys earn nothing by themselves':
    'openShop setStationLimit addStation enrolCode pairDisplay',
  'what all shops sell, and what runs at stations': 'importCatalogue importStock addRelease rollOut setRelease',
  'care of stations': 'planWindow endWindow askLog askRemoteCare retryUpdate',
  'it takes, and gives nothing': 'blockOperator decideShareReports parcelReturned',
  'the provider says what happened': 'askProvider',
};

const READS = `shops shop claims withdrawals payoutsDue payouts payoutFile bills bill booksFile findOrders shopNow operators doctor exportCatalogue
  exportShops shareReports coupons promoters promoterLines debts settlements doubtfulPayments refusedRefunds
  fleet fleetTotals incidents fleetStation stationSetup releases`;

it('[PA-13] every act of operators is in the table, or brings no money to a shop', () => {
  const acts = ACTIONS.map(({ name }) => name).filter((name) => name.startsWith('Operator.'));
  const others = [...Object.values(NO_MONEY), READS].flatMap((names) => names.split(/\s+/));
  const known = [...Object.keys(DECISIONS), 'confirmOperator', ...others];
  expect(acts.map((name) => name.slice('Operator.'.length)).toSorted()).toEqual(known.toSorted());
});

it('[PA-13] [OP-08.1] who was shown the code of an owner could be that owner, and decides nothing for 30 days', async () => {
  const { shop, first, ask } = await payoutShop(await testShop(await sqliteDatabase(), { renderer: BLANK }));
  await earn(shop, money(10_000, 'EUR'));
  const { withdrawal_id } = await ask(money(2_000, 'EUR'));
  const [owner] = (await first.must('Operator.shop', { partner_id: DEMO_SHOP })).owners;
  const shown = {
    partner_id: DEMO_SHOP,
    person_id: owner?.person_id ?? expect.fail('no owner'),
    reason: 'locked out',
  };
  await first.must('Operator.inviteOwner', shown);
  const approve = { withdrawal_id, approve: true };
  expect(await first.call('Operator.decideWithdrawal', approve)).toMatchObject({ data: { error: 'ownMoney' } });
  shop.services.clock.pass(30 * DAY_MS - 1);
  expect(await (await operatorNamed(shop, 'olga')).call('Operator.decideWithdrawal', approve)).toMatchObject({
    data: { error: 'ownMoney' },
  });
  expect(await (await operatorNamed(shop, 'otto')).must('Operator.decideWithdrawal', approve)).toMatchObject({
    state: 'approved',
  });
  shop.services.clock.pass(1);
  const reject = { withdrawal_id, approve: false, reason: 'why' };
  expect(await (await operatorNamed(shop, 'olga')).must('Operator.decideWithdrawal', reject)).toMatchObject({
    state: 'refused',
  });
});
