import type { ActionName } from '@cpc/contract';
import { NO_CALIBRATION } from '@cpc/design';
import { USUAL_BAYS } from '@cpc/domain';
import { CHOICE, orderOf, redCase } from '../shop.ts';
import { DRAWING_ACCESS } from './drawing-access.ts';
import { FLEET } from './fleet.ts';
import { NOTICE_ACCESS } from './notice-access.ts';
import { ofStation } from './of-station.ts';
import { SETUP_ACCESS } from './station-setup.ts';
import type { Access, OwnThing } from './who.ts';
import { PAIR_ROOM_ACCESS } from './pair-room-access.ts';
import { PLATFORM } from './platform.ts';
import { PROBLEM_ACCESS } from './problem-access.ts';
import { MONEY_OF_SHOPS } from './shop-money.ts';
import { ORDERS_OF_SHOPS } from './shop-orders.ts';
import { WISH_ACCESS } from './wish-access.ts';
import { ADDRESS, NONE, SETTINGS, entryOf } from './world.ts';
import { event } from './inputs.ts';

const PRICED = { client_key: 'a-price', price: { amount: 2_490, currency: 'EUR' } };
const open = { may: 'everybody' } as const;
const own = { may: 'customers' } as const;
const orderId = async (order: Promise<{ readonly order_id: string }>) => (await order).order_id;

/** An action that takes only the id of an order. */
function ofOrder(make: OwnThing['make']): readonly OwnThing[] {
  return [{ make, none: NONE, input: (order_id) => ({ order_id }) }];
}

function ofPerson(rest: object = {}): Access {
  const input = (person_id: string) => ({ person_id, ...rest });
  return { may: 'owners', of: [{ make: (things) => things.person(), none: NONE, input }] };
}

function ofWork(rest: object = {}): Access {
  const input = (work_id: string) => ({ work_id, ...rest });
  return { may: 'customers', of: [{ make: (things) => things.work(), none: NONE, input }] };
}

function ofTwoWorks(): Access {
  const input = (ids: string) => {
    const [work_id, other_id] = ids.split(' ');
    return { work_id, other_id };
  };
  const none = `${NONE} ${NONE}`;
  return {
    may: 'customers',
    of: [{ make: async (things) => `${await things.work()} ${await things.work()}`, none, input }],
  };
}

function savedWork(): Access {
  const input = (work_id: string) => ({ work_id, goods_id: CHOICE.goods_id, document: redCase('#000000') });
  return { may: 'customers', of: [{ make: (things) => things.work(), none: NONE, input, otherError: 'notFound' }] };
}

const TABLE: Readonly<Partial<Record<ActionName, Access>>> = {
  'User.guest': open,
  'User.ways': open,
  'User.register': open,
  'User.prove': open,
  'User.login': open,
  'User.verifyToken': own,
  'User.renew': own,
  'User.logout': own,
  'User.changePassword': own,
  'User.account': own,
  'User.beginOpenid': open,
  'User.finishOpenid': open,
  'User.disconnectOpenid': own,
  'User.devices': { may: 'customers', lists: 'nothing of them' },
  'User.logOutDevice': own,
  'User.logOutOthers': own,
  'MachineLanguage.getLanguageList': open,

  'Machine.get': open,
  'Machine.list': open,
  'Machine.nearby': open,
  'Map.get': open,
  'Goods.list': open,
  'Goods.popular': open,
  'Goods.get': open,
  'Sticker.list': open,
  'Wallpaper.list': open,
  'Template.list': open,

  'Work.save': savedWork(),
  'Work.get': ofWork(),
  'Work.pair': ofTwoWorks(),
  'Work.otherHalf': ofWork(),
  'Work.list': { may: 'customers', lists: 'them' },
  'Work.rename': ofWork({ title: 'Another' }),
  'Work.copy': ofWork(),
  'Work.delete': ofWork(),
  'Work.restore': ofWork(),
  'Work.share': ofWork(),
  'Works.list': { may: 'customers', lists: 'them' },
  'Works.save': savedWork(),
  'PhoneWorks.list': { may: 'customers', lists: 'them' },
  'PhoneWorks.save': savedWork(),
  'ColourWorks.list': { may: 'customers', lists: 'nothing of them' },
  'ColourWorks.save': own,
  'TshirtWorks.list': { may: 'customers', lists: 'nothing of them' },
  'TshirtWorks.save': own,
  'Upload.finish': own,
  'Upload.findPeople': own,
  'Share.get': open,
  'Share.revoke': {
    may: 'customers',
    of: [{ make: (things) => things.share(), none: NONE, input: (id) => ({ share_id: id }) }],
  },
  'Share.remix': own,
  'Share.report': open,
  'Collection.add': {
    may: 'customers',
    of: [{ make: (things) => things.work(), none: NONE, input: (item) => ({ kind: 'work', item }) }],
  },
  'Collection.remove': own,
  'Collection.list': { may: 'customers', lists: 'nothing of them' },

  'Order.place': {
    may: 'customers',
    of: [
      {
        make: (things) => things.addressForOrders(),
        none: NONE,
        input: (address_id) => ({ ...orderOf(), client_key: 'with an address', delivery: { address_id } }),
      },
    ],
  },
  'Order.reorder': {
    may: 'customers',
    of: [
      {
        make: (things) => orderId(things.order()),
        none: NONE,
        input: (id) => ({ order_id: id, client_key: 'once more', machine_id: CHOICE.machine_id }),
      },
    ],
  },
  'Order.get': { may: 'customers', of: ofOrder((things) => orderId(things.order())) },
  'Order.design': {
    may: 'customers',
    of: [
      {
        make: (things) => things.finished(),
        none: `${NONE} ${NONE}`,
        input: (ids) => ({ order_id: ids.split(' ')[0], item_id: ids.split(' ')[1] }),
      },
    ],
  },
  'Order.setNickname': {
    may: 'customers',
    of: [
      {
        make: (things) => orderId(things.paid()),
        none: NONE,
        input: (order_id) => ({ order_id, nickname: 'Mia' }),
      },
    ],
  },
  'Order.list': { may: 'customers', lists: 'them' },
  'Order.cancel': { may: 'customers', of: ofOrder((things) => orderId(things.order())) },
  'Order.received': { may: 'customers', of: ofOrder((things) => things.shipped()) },
  'Order.moves': { may: 'customers', of: ofOrder((things) => orderId(things.paid())) },
  'Order.move': {
    may: 'customers',
    of: [
      {
        make: (things) => orderId(things.paid()),
        none: NONE,
        input: (id) => ({ order_id: id, machine_id: CHOICE.machine_id }),
      },
    ],
  },
  'Payment.begin': { may: 'customers', of: ofOrder((things) => orderId(things.order())) },
  'Voucher.pay': {
    may: 'customers',
    of: [
      {
        make: (things) => orderId(things.order()),
        none: NONE,
        input: (order_id) => ({ order_id, voucher_id: NONE }),
        ownerError: 'vouchersUnavailable',
      },
    ],
  },
  'Coupon.check': own,
  'Queue.get': open,
  'Pickup.verify': {
    may: 'screens',
    of: [{ make: async (things) => (await things.ready()).code, none: '000000', input: (code) => ({ code }) }],
  },

  'Address.list': { may: 'customers', lists: 'them' },
  'Address.save': {
    may: 'customers',
    of: [
      {
        make: (things) => things.address(),
        none: NONE,
        input: (address_id) => ({ address_id, ...ADDRESS }),
        otherError: 'notFound',
      },
    ],
  },
  'Address.delete': {
    may: 'customers',
    of: [{ make: (things) => things.address(), none: NONE, input: (id) => ({ address_id: id }) }],
  },
  'Address.setDefault': {
    may: 'customers',
    of: [{ make: (things) => things.address(), none: NONE, input: (id) => ({ address_id: id }) }],
  },

  'ShoppingList.add': {
    may: 'customers',
    of: [
      {
        make: (things) => things.work(),
        none: NONE,
        input: (id) => ({ ...entryOf(), client_key: 'from a work', work_id: id }),
      },
    ],
  },
  'ShoppingList.list': own,
  'ShoppingList.copy': {
    may: 'customers',
    of: [
      {
        make: (things) => things.entry(),
        none: NONE,
        input: (id) => ({ client_key: 'one more', entry_id: id }),
      },
    ],
  },
  'ShoppingList.change': {
    may: 'customers',
    of: [
      {
        make: (things) => things.entry(),
        none: NONE,
        input: (id) => ({ entry_id: id, ...CHOICE, document: redCase('#123456') }),
      },
    ],
  },
  'ShoppingList.remove': {
    may: 'customers',
    of: [{ make: (things) => things.entry(), none: NONE, input: (id) => ({ entry_id: id }) }],
  },
  'ShoppingList.restore': {
    may: 'customers',
    of: [{ make: (things) => things.entry(), none: NONE, input: (id) => ({ entry_id: id }) }],
  },
  'ShoppingList.order': {
    may: 'customers',
    of: [
      {
        make: (things) => things.entry(),
        none: NONE,
        input: (id) => ({
          client_key: 'the list',
          machine_id: CHOICE.machine_id,
          entry_ids: [id],
        }),
      },
    ],
  },

  ...NOTICE_ACCESS,

  'Partner.login': open,
  'Partner.join': open,
  'Partner.me': { may: 'people', lists: 'nothing of them' },
  'Partner.actFor': { may: 'people' },
  'Partner.changePassword': { may: 'people' },
  'Partner.logout': { may: 'people' },
  'Partner.people': { may: 'owners', lists: 'them' },
  'Partner.addPerson': { may: 'owners' },
  'Partner.invitePerson': ofPerson(),
  'Partner.renamePerson': ofPerson({ name: 'Another' }),
  'Partner.setRole': ofPerson({ role: 'owner' }),
  'Partner.setPersonStations': ofPerson({ stations: null }),
  'Partner.blockPerson': ofPerson(),
  'Partner.machines': { may: 'partners', lists: 'them' },
  'Partner.machine': ofStation({}, 'partners'),
  'Partner.bays': ofStation({}, 'partners'),
  'Partner.setBays': ofStation({ bays: USUAL_BAYS }),
  'Partner.shopDetails': { may: 'leaders', lists: 'nothing of them' },
  'Partner.setShopDetails': { may: 'leaders' },
  'Partner.stationDetails': ofStation(),
  'Partner.setStationDetails': ofStation({ address: 'Somewhere 1' }),
  'Partner.setHours': ofStation({ week: null }),
  ...SETUP_ACCESS,
  ...ORDERS_OF_SHOPS,
  ...MONEY_OF_SHOPS,
  ...PLATFORM,
  ...FLEET,
  'Partner.report': { may: 'partners' },
  'Partner.reportFile': { may: 'partners' },
  'Partner.prices': ofStation({}, 'owners'),
  'Partner.priceOf': ofStation({ goods_id: CHOICE.goods_id, shell_id: CHOICE.shell_id }, 'owners'),
  'Partner.priceOverlaps': ofStation({ currency: 'EUR' }, 'owners'),
  'Partner.priceRules': { may: 'owners', lists: 'nothing of them' },
  'Partner.setPrice': ofStation(PRICED, 'owners'),
  'Partner.endPrice': {
    may: 'owners',
    of: [{ make: (things) => things.priceRule(), none: NONE, input: (rule_id) => ({ rule_id }) }],
  },
  'Partner.importPrices': { may: 'owners' },
  'Partner.importTemplate': { may: 'partners' },
  'Partner.exportPrices': ofStation({ format: 'csv' }, 'owners'),
  'Partner.coupons': { may: 'owners', lists: 'nothing of them' },
  'Partner.addCoupon': ofStation({ code: 'access', kind: 'free' }, 'owners'),
  'Partner.endCoupon': {
    may: 'owners',
    of: [{ make: (things) => things.coupon(), none: NONE, input: (coupon_id) => ({ coupon_id }) }],
  },
  'Partner.printSettings': ofStation(),
  'Partner.setPrintSettings': ofStation({ settings: SETTINGS }),
  'Partner.removeProfile': ofStation(),
  'Partner.countStock': ofStation(
    {
      goods_id: CHOICE.goods_id,
      shell_id: CHOICE.shell_id,
      colour_id: CHOICE.colour_id,
      pieces: 500,
    },
    'stockers',
  ),
  'Partner.today': { may: 'partners' },
  'Partner.incidents': { may: 'partners', lists: 'nothing of them' },
  'Partner.messages': { may: 'partners' },
  'Partner.startMessages': { may: 'partners' },
  'Partner.stopMessages': {
    may: 'partners',
    of: [
      {
        make: (things) => things.shopBrowser(),
        none: 'https://push.example/none',
        input: (endpoint) => ({ endpoint }),
      },
    ],
  },
  'Partner.stations': { may: 'partners', lists: 'nothing of them' },
  'Partner.snoozeIncident': {
    may: 'partners',
    of: [
      {
        make: async () => CHOICE.machine_id,
        none: 'nowhere',
        input: (stationId) => ({ machine_id: stationId, kind: 'notSetUp', minutes: 60 }),
        ownerError: 'incidentGone',
      },
    ],
  },
  'Partner.stock': ofStation({}, 'stockers'),
  'Partner.stockList': { may: 'stockers', lists: 'nothing of them' },
  'Partner.importStock': { may: 'stockers' },
  'Partner.purchaseList': { may: 'stockers' },
  'Partner.stockMovements': { may: 'stockers', lists: 'nothing of them' },
  'Partner.restock': {
    may: 'stockers',
    of: [
      {
        make: async () => CHOICE.machine_id,
        none: 'nowhere',
        input: (stationId) => ({ client_key: 'delivery', lines: [{ ...CHOICE, machine_id: stationId, pieces: 1 }] }),
      },
    ],
  },
  'Partner.setMinimum': ofStation(
    { goods_id: CHOICE.goods_id, shell_id: CHOICE.shell_id, colour_id: CHOICE.colour_id, pieces: 4 },
    'stockers',
  ),
  'Partner.readCode': { may: 'stockers' },
  'Partner.teachCode': { may: 'stockers' },
  'Partner.stockKinds': { may: 'stockers' },
  'Partner.pickupGuesses': { may: 'technicians', lists: 'nothing of them' },
  'Partner.stockWarnings': { may: 'stockers', lists: 'nothing of them' },
  'Partner.setStation': ofStation({ state: 'open' }),
  'Partner.setCalibration': ofStation({ calibration: NO_CALIBRATION }),
  'Partner.testPrint': ofStation(),
  'Partner.chartValues': {
    may: 'technicians',
    of: [{ make: (things) => things.chart(), none: NONE, input: (id) => ({ test_id: id }) }],
  },
  'Partner.setVoucherPlace': ofStation({ place: null }, 'owners'),
  'Partner.setDeliveryFee': ofStation({ fee: 500 }, 'owners'),
  'Partner.bed': ofStation({}, 'deciders'),
  'Partner.unsureJobs': { may: 'deciders', lists: 'them' },
  'Partner.decideJob': {
    may: 'deciders',
    of: [
      {
        make: (things) => things.unsure(),
        none: NONE,
        input: (id) => ({ job_id: id, decision: 'printed', piece: 'used', reason: 'looked at the bed', bay: 'A1' }),
      },
    ],
  },
  'Partner.decisions': { may: 'deciders', lists: 'nothing of them' },
  'Partner.unclaimed': { may: 'counters', lists: 'them' },
  'Partner.setAside': {
    may: 'counters',
    of: [{ make: (things) => things.unclaimed(), none: NONE, input: (id) => ({ job_id: id }) }],
  },
  'Partner.moveItem': {
    may: 'counters',
    of: [
      { make: async (things) => (await things.ready()).job_id, none: NONE, input: (id) => ({ job_id: id, bay: 'A2' }) },
    ],
  },
  'Partner.reportMissing': {
    may: 'counters',
    of: [{ make: async (things) => (await things.ready()).job_id, none: NONE, input: (id) => ({ job_id: id }) }],
  },
  ...PROBLEM_ACCESS,
  ...DRAWING_ACCESS,
  ...WISH_ACCESS,
  ...PAIR_ROOM_ACCESS,
  'Partner.deliveries': { may: 'counters', lists: 'them' },
  'Partner.pack': { may: 'counters', of: ofOrder((things) => things.sent()) },
  'Partner.ship': {
    may: 'counters',
    of: [
      {
        make: (things) => things.packed(),
        none: NONE,
        input: (id) => ({ order_id: id, company: 'Express', express_number: 'EX-12345' }),
      },
    ],
  },
  'Partner.parcelReturned': {
    may: 'counters',
    of: [{ make: (things) => things.shipped(), none: NONE, input: (id) => ({ order_id: id, reason: 'lost' }) }],
  },
  'Partner.balance': { may: 'accountants', lists: 'nothing of them' },
  'Partner.statement': { may: 'accountants', lists: 'nothing of them' },
  'Partner.bankAccount': { may: 'accountants', lists: 'nothing of them' },
  // Only owners change it; the handler refuses others, see bank/store.ts.
  'Partner.withdrawals': { may: 'accountants', lists: 'nothing of them' },
  'Partner.counterPayments': { may: 'counters', lists: 'them' },
  'Partner.confirmCounterPayment': {
    may: 'counters',
    of: ofOrder((things) => orderId(things.counterOrder())),
  },
  'Partner.refundCounter': {
    may: 'counters',
    of: [{ make: (things) => things.counterRefund(), none: NONE, input: (id) => ({ refund_id: id }) }],
  },
  'Partner.failedRefunds': { may: 'counters', lists: 'nothing of them' },
  'Partner.unconfirmedPayments': { may: 'counters', lists: 'nothing of them' },
  'Partner.askRefundAgain': {
    may: 'counters',
    of: [{ make: (things) => things.counterRefund(), none: NONE, input: (id) => ({ refund_id: id }) }],
  },
  // The last one of the partner's actions: after it, the station does not belong to the shop any more.
  'Partner.revokeStation': ofStation({ reason: 'lost on the way' }, 'owners'),

  'Station.enrol': open,
  'Display.begin': open,
  'Display.look': open,
  'Station.heartbeat': { may: 'stations' },
  'PrintJob.lease': { may: 'stations' },
  'PrintJob.report': {
    may: 'stations',
    of: [
      {
        make: async (things) => (await things.leased()).job_id,
        none: NONE,
        input: (id) => ({ job_id: id, fence: 1, events: [event(1, 'started')] }),
      },
    ],
  },
  'Station.pickups': {
    may: 'stations',
    of: [
      {
        make: async (things) => (await things.ready()).job_id,
        none: NONE,
        input: (id) => ({ handed: [{ job_id: id, at: 0 }] }),
      },
    ],
  },
};

/** Every action of the contract, and who may do what with whose things (SE-01). A new action must be added above. */
export const ACCESS: ReadonlyMap<string, Access> = new Map(Object.entries(TABLE));
