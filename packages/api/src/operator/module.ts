import type { PersonId } from '@cpc/domain';
import { personTopic } from '../base/http/caller-topics.ts';
import { type Call, callerAs } from '../base/http/call.ts';
import { type Handlers, list } from '../base/http/handlers.ts';
import type { Module } from '../base/http/module.ts';
import type { With } from '../base/services.ts';
import { actorOf } from '../records/partners/actor.ts';
import { openNewShop, setDebtLimit, setShopCommission, setShopState, setStationLimit } from './shops/shops.ts';
import { inviteOwner } from './shops/invite-owner.ts';
import { shopNow } from './shops/shop-now.ts';
import { shopView, shopViews } from './shops/shop-views.ts';
import { findOrders } from './find-orders.ts';
import { decideClaim, listClaims } from './claims.ts';
import { importCatalogueFile } from './imports/catalogue.ts';
import { importer } from './imports/outcome.ts';
import type { ReadSheet } from './imports/sheet-lane.ts';
import { endCoupon, makeCoupon } from '../modules/coupons/manage.ts';
import { couponPage } from '../modules/coupons/views.ts';
import { changePromoter, payPromoter, promoterLines, promoterPage } from './promoters.ts';
import { importPrices } from './imports/prices.ts';
import { importStock } from './imports/stock.ts';
import { importTemplate } from './imports/template.ts';
import { moveStation } from './shops/move-station.ts';
import { examine } from './doctor/examine.ts';
import { exportCatalogue } from './exports/catalogue.ts';
import { exportShops } from './exports/shops.ts';
import { blockOperator, confirmOperator, inviteOperator, operatorViews } from './operators.ts';
import { sharePictureRoute } from './share-picture-route.ts';
import { decideShareReports, listShareReports } from './share-reports.ts';
import { addStation, newEnrolCode, pairDisplayOf } from './shops/stations.ts';

/** The streams of a login that has ended end with it. */
const told =
  ({ events }: With<'events'>, { person_id }: { readonly person_id: PersonId }) =>
  <Answer>(answer: Answer): Answer => {
    events.publish(personTopic(person_id));
    return answer;
  };

const personIn = (call: Call) => callerAs(call, 'operator').personId;

type Ports = With<'db' | 'blobs' | 'clock' | 'random' | 'events' | 'config'>;

/** What operators see and do of a shop and its stations. */
function shopHandlers(services: Ports) {
  const { db, clock } = services;
  const handlers: Handlers = {
    async 'Operator.shops'({ search }, call) {
      const { shops, total } = await shopViews(db.read, clock.now(), call.page, search);
      return list(shops, total);
    },
    'Operator.shop': ({ partner_id }) => shopView(db.read, clock.now(), partner_id),
    'Operator.findOrders': (input, call) => findOrders(services, personIn(call), input),
    'Operator.shopNow': ({ partner_id }) => shopNow(services, partner_id),
    'Operator.openShop': (input, call) => openNewShop(services, personIn(call), input),
    'Operator.inviteOwner': (input, call) => inviteOwner(services, personIn(call), input).then(told(services, input)),
    'Operator.setShopState': (input, call) => setShopState(services, personIn(call), input),
    'Operator.setCommission': (input, call) => setShopCommission(services, personIn(call), input),
    'Operator.setDebtLimit': (input, call) => setDebtLimit(services, personIn(call), input),
    'Operator.setStationLimit': (input, call) => setStationLimit(services, personIn(call), input),
    'Operator.addStation': (input, call) => addStation(services, personIn(call), input),
    'Operator.moveStation': (input, call) => moveStation(services, personIn(call), input),
    'Operator.pairDisplay': ({ machine_id, code }, call) => pairDisplayOf(services, personIn(call), machine_id, code),
    'Operator.enrolCode': ({ machine_id }, call) => newEnrolCode(services, personIn(call), machine_id),
  };
  return handlers;
}

/** What operators do for the platform (OP-01). Every change is recorded with its person. */
export function operatorModule(services: Ports, readSheet: ReadSheet): Module {
  const { db, clock } = services;
  const imported = importer(readSheet);
  const askingIn = (call: Call) => ({ you: personIn(call), language: call.language });
  return {
    handlers: {
      ...shopHandlers(services),
      'Operator.importCatalogue': ({ reason, ...sent }, call) =>
        imported(sent, personIn(call), (file) => importCatalogueFile(services, personIn(call), { ...file, reason })),
      'Operator.importStock': ({ reason, reference, ...sent }, call) => {
        const actor = `operator ${personIn(call)}`;
        return imported(sent, actor, (file) => importStock(services, { ...file, actor, reason, reference }));
      },
      // A shop's import is the operator's, limited to the stations that the person reaches (PA-07).
      'Partner.importStock': ({ reason, ...sent }, call) => {
        const reach = callerAs(call, 'partner');
        const delivery = { actor: actorOf(reach), reason, reach, reference: `${reach.partnerId} ${reason}` };
        return imported(sent, reach.partnerId, (file) => importStock(services, { ...file, ...delivery }));
      },
      'Partner.importTemplate': (wanted, call) => importTemplate(wanted, call.language),
      async 'Operator.claims'({ state }, call) {
        const { claims, total } = await listClaims(db.read, services, personIn(call), state, call);
        return list(claims, total);
      },
      'Operator.decideClaim': (input, call) => decideClaim(services, personIn(call), input),
      'Operator.operators': (_input, call) => operatorViews(services, askingIn(call)),
      'Operator.inviteOperator': (input, call) => inviteOperator(services, askingIn(call), input),
      'Operator.confirmOperator': (input, call) => confirmOperator(services, personIn(call), input),
      'Operator.blockOperator': (input, call) =>
        blockOperator(services, askingIn(call), input).then(told(services, input)),
      'Operator.doctor': () => examine(db, clock, services.config.payouts),
      'Operator.exportCatalogue': (input) => exportCatalogue(db.read, input),
      'Operator.exportShops': (input) => exportShops(db.read, clock.now(), input),
      async 'Operator.shareReports'({ settled }, call) {
        const { shares, total } = await listShareReports(db.read, settled, call.page);
        return list(shares, total);
      },
      'Operator.decideShareReports': (input, call) => decideShareReports(services, personIn(call), input),
      'Partner.importPrices': ({ reason, ...sent }, call) => {
        const by = callerAs(call, 'partner');
        return imported(sent, by.partnerId, (file) => importPrices(services, { ...file, by, reason }));
      },
      async 'Operator.coupons'(wanted, call) {
        const { coupons, total } = await couponPage(db.read, undefined, wanted, call.page, clock.now());
        return list(coupons, total);
      },
      'Operator.addCoupon': (input, call) =>
        makeCoupon(services, { personId: personIn(call), reach: undefined }, input),
      'Operator.endCoupon': ({ coupon_id }, call) =>
        endCoupon(services, { personId: personIn(call), reach: undefined }, coupon_id),
      async 'Operator.promoters'(wanted, call) {
        const { promoters, total } = await promoterPage(db.read, wanted, call.page);
        return list(promoters, total);
      },
      'Operator.setPromoter': (input, call) => changePromoter(services, personIn(call), input),
      async 'Operator.promoterLines'(wanted, call) {
        const { lines, total } = await promoterLines(db.read, wanted, call);
        return list(lines, total);
      },
      'Operator.payPromoter': (input, call) => payPromoter(services, personIn(call), input),
    },
    routes: (app, open) => sharePictureRoute(app, open, services),
  };
}
