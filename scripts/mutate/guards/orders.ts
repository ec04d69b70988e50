/** What may be ordered, held, moved and cancelled, and when. */
import { inFile } from '../mutant.ts';
import { API, modules, records } from './api.ts';

const HOLDS = [
  ...inFile(modules('orders/expire.ts'), modules('payments/payments.test.ts'), [
    ['OR-02', 'await askProvider(orderId)', 'await Promise.resolve(undefined)', 'last second pays'],
  ]),
  ...inFile(modules('orders/expire.ts'), modules('orders/orders.test.ts'), [
    [
      'SK-01',
      "return closeOrder(change, order, 'holdExpired');",
      'return void change || order.version >= 0;',
      'the last piece',
    ],
  ]),
  // Two conditions of one statement: the second one alone would hold, too.
  ...inFile(`${API}/records/stock/move.ts`, `${API}/records/stock/stock.test.ts`, [
    [
      'SK-02',
      "least.available)\n    .where('on_hand', '>=', least.onHand)\n    .$if(promised !== undefined,",
      "0)\n    .where('on_hand', '>=', least.onHand)\n    .$if(promised === null,",
    ],
  ]),
  ...inFile(modules('orders/place.ts'), modules('prices/prices.test.ts'), [
    [
      'PA-10.4',
      "if (expected && !sameMoney(total, expected)) throw new CallError('priceChanged', {}, { price: total });",
      '',
      'nothing is charged',
    ],
  ]),
  ...inFile(modules('orders/place.ts'), modules('orders/orders.test.ts'), [
    ['OR-05', "if (order && order.request_hash !== hash) throw new CallError('keyReused');", '', 'a key reused'],
    ['QU-04.1', 'refuseUnlessReady(await stationCondition(db.read, machine_id, now), now);', '', 'an unready station'],
  ]),
  ...inFile(modules('orders/place.ts'), modules('orders/own-things.test.ts'), [
    ['LN-07.3', "throw new CallError('scanNeeded');", '{}', 'scanned the station'],
  ]),
  ...inFile(records('catalogue/prices.ts'), modules('orders/own-things.test.ts'), [
    ['CT-04.5', 'return area && size ?', 'return area && !size ?', 'priced by its area'],
  ]),
  ...inFile(modules('details/station.ts'), modules('details/details.test.ts'), [
    ['PA-02.5', 'if (typed.bed) await refuseLostSlots(tx, machine_id, typed.bed);', '', 'print bed'],
  ]),
  ...inFile(modules('orders/place.ts'), modules('orders/terms.test.ts'), [
    ['OR-14', '> MAX_ITEMS)', '> 1e9)', 'keeps the limits'],
  ]),
  ...inFile(records('accounts/terms.ts'), modules('orders/terms.test.ts'), [
    [
      'RT-09.4',
      "if (version !== undefined && version !== TERMS_VERSION) throw new CallError('termsChanged');",
      '',
      'another version',
    ],
  ]),
  ...inFile(modules('orders/insert-items.ts'), modules('orders/own-things.test.ts'), [
    ['SE-04', "if (count > MAX_OWN_UNPAID) throw new CallError('tooManyRequests');", ''],
  ]),
  ...inFile(modules('orders/preflight-design.ts'), modules('orders/preflight.test.ts'), [
    ['PF-03', "if (blocking.length > 0) throw new CallError('designUnprintable', {}, { findings: blocking });", ''],
    [
      'PF-03',
      "if (blocking.some(({ kind }) => kind === 'empty')) throw new CallError('designEmpty');",
      '',
      'prints nothing',
    ],
  ]),
  ...inFile(modules('orders/unpaid-pieces.ts'), modules('orders/unpaid-pieces.test.ts'), [
    ['SK-01.3', 'held > most || ', '', 'ten pieces twice'],
    ['SK-01.3', ' || sum(here) + pieces > ALL_WITHIN_HOUR * most', ''],
    [
      'SK-01.3',
      "if (wanted > left && wanted <= free) throw new CallError('tooManyOfThese', { most: Math.max(0, left) });",
      '',
      'cannot empty the stock',
    ],
    ['SK-01.3', ', KIND_WITHIN_HOUR * most - sum(ofKind))', ')', 'who never pay'],
    ['SC-07.8', 'if (await isGuest(tx, account_id)) {', 'if (false) {', 'one address'],
    ['SC-07.8', 'if (await isGuest(tx, account_id)) {', 'if (true) {', 'a proved number'],
  ]),
  ...inFile(modules('orders/expire.ts'), modules('orders/unpaid-pieces.test.ts'), [
    ['SK-01.2', 'if (clock.now() < found.hold_until) return', 'if (false) return', 'extends the hold'],
  ]),
  ...inFile(records('stock/hold.ts'), modules('orders/items.test.ts'), [
    [
      'SK-01.1',
      'if (!(await moveStock(tx, ports, item, change))) throw',
      'if (await moveStock(tx, ports, item, change), false) throw',
    ],
  ]),
  ...inFile(records('stock/hold.ts'), records('stock/stock.test.ts'), [
    ['SK-01.2', "    .where('state', '=', 'held')\n", '', 'released only once'],
  ]),
  ...inFile(records('stock/again.ts'), modules('shop-orders/reprints.test.ts'), [
    ['SK-01.1', "\n    throw new CallError('notInStock');", ' void 0;', 'without a blank'],
  ]),
  ...inFile(records('stock/transfer.ts'), modules('stations/care.test.ts'), [
    ['SK-02', "if (!taken) throw new CallError('notInStock');", '', 'without a piece'],
  ]),
  ...inFile(modules('stock/restock-all.ts'), modules('stock/codes.test.ts'), [
    [
      'PA-03.2',
      "if (!(await wereAdded(services.db.read, ids, sorted))) throw new CallError('deliveryChanged');",
      '',
      'another list',
    ],
  ]),
  ...inFile(modules('stock/restock-all.ts'), modules('stock/stock.test.ts'), [
    ['PA-07', ' await ownStation(tx, by, station);', ' void station;', 'a wrong line'],
  ]),
];

const ENDS = [
  ...inFile(`${API}/lifecycle/close-order.ts`, modules('orders/orders.test.ts'), [
    ['OR-02.3', '!TAKEN_BACK.includes(job.state) || ', '', 'until a station has it'],
  ]),
  ...inFile(`${API}/lifecycle/close-order.ts`, modules('shop-orders/reprints.test.ts'), [
    ['PA-06.2', ' || isKept(job, event)', ''],
  ]),
  ...inFile(`${API}/lifecycle/close-order.ts`, modules('orders/count-stock.test.ts'), [
    ['OR-08', 'if (payment && IN_BETWEEN.includes(payment.state)) return false;', '', 'on its way'],
  ]),
  ...inFile(`${API}/lifecycle/cancel-item.ts`, modules('orders/items.test.ts'), [
    ['OR-02.3', '!TAKEN_BACK.includes(job.state) || ', '', 'one by one'],
  ]),
  ...inFile(`${API}/lifecycle/call-off-reprint.ts`, modules('shop-orders/call-off.test.ts'), [
    ['PA-06.3', 'if (!TAKEN_BACK.includes(job.state)) return undefined;', ''],
    ['PA-06.3', ' || (await wasBegun(reader, job))', '', 'that a station has begun'],
  ]),
  ...inFile(`${API}/lifecycle/call-off-reprint.ts`, modules('shop-orders/hand-over.test.ts'), [
    ['PA-06.3', "if (waiting.before.machine_id !== job.machine_id) throw new CallError('reprintMoved');", ''],
  ]),
  ...inFile(modules('orders/move.ts'), modules('stations/care.test.ts'), [
    [
      'QU-04.4',
      "if (!(await sisters(tx, order)).some(({ id }) => id === to)) throw new CallError('cannotMove');",
      '',
      'another’s shop',
    ],
    [
      'SK-01.3',
      'await refuseTooManyUnpaid(tx, services, { ...order, machine_id: to }, await piecesOf(tx, order));',
      'void 0;',
    ],
  ]),
  ...inFile(modules('orders/move.ts'), modules('shop-orders/hand-over.test.ts'), [
    ['QU-04.4', ' || jobs.some(({ state }) => !TAKEN_BACK.includes(state))', '', 'an unpaid order'],
  ]),
  ...inFile(modules('shop-orders/move.ts'), modules('shop-orders/hand-over.test.ts'), [
    ['QU-04.4', 'order.status !== ORDER_STATUS.awaitingDelivery || ', '', 'an unpaid order'],
    ['QU-04.4', ' || order.machine_id === to', '', 'an unpaid order'],
  ]),
  ...inFile(modules('shop-orders/hand-over.ts'), modules('shop-orders/hand-over.test.ts'), [
    [
      'PA-11.4',
      "if (code === undefined && input.reason === undefined) throw new CallError('fieldEmpty', { field: 'reason' });",
      '',
      'needs a reason',
    ],
    ['PA-11.4', "if (job.state !== 'ready') throw new CallError('notInBay');", '', 'not printed yet'],
    [
      'PA-11.4',
      "if (code !== undefined && !opens(code, job)) throw new CallError('pickupCodeWrong', { field: 'code' });",
      '',
      'against its code',
    ],
  ]),
  ...inFile(modules('problems/report.ts'), modules('problems/problems.test.ts'), [
    ['OR-13.1', 'if (!(await reportableItems(tx, order, clock.now())).includes(item_id))', 'if (false)', '60 days'],
    ['OR-13.2', "problem.item_id === item_id && problem.state !== 'reprint'", 'false', 'is answered'],
  ]),
  ...inFile(records('problems/reportable.ts'), modules('problems/problems.test.ts'), [
    ['OR-13.1', 'if (!SOLD_STATUSES.includes(order.status)) return [];', '', '60 days'],
  ]),
  ...inFile(records('problems/photos.ts'), modules('problems/problems.test.ts'), [
    ['OR-13.1', "if (!row) throw new CallError('notFound', { field: 'photos' });", '', 'customer’s own'],
  ]),
  ...inFile(modules('problems/reopen.ts'), modules('problems/problems.test.ts'), [
    ['OR-13.2', 'reopened_at === null && ', '', 'once more'],
  ]),
  ...inFile(`${API}/lifecycle/decide-problem.ts`, modules('problems/problems.test.ts'), [
    ['OR-13.2', "if (last.seq !== decision.seen) throw new CallError('problemChanged');", ''],
    ['OR-13.2', "if (problem.state !== 'reported') throw new CallError('problemDecided');", '', 'two people'],
  ]),
  ...inFile(`${API}/lifecycle/review-design.ts`, modules('reviews/reviews.test.ts'), [
    ['AI-05.2', "job?.state !== 'review' || ", ''],
    [
      'AI-05.3',
      "if (decision === 'refused' && reason === undefined) throw new CallError('fieldEmpty', { field: 'reason' });",
      '',
    ],
  ]),
  ...inFile(modules('delivery/pack.ts'), modules('delivery/delivery.test.ts'), [
    [
      'OR-03.1',
      "if (!allIn(parcel, 'printed', 'packed', ...SENT) || allIn(parcel, ...SENT)) throw new CallError('notAllPrinted');",
      '',
      'never ready',
    ],
  ]),
  ...inFile(modules('delivery/receive.ts'), modules('delivery/delivery.test.ts'), [
    ['OR-02.4', "if (parcel.delivery.shipped_at === null) throw new CallError('notShipped');", ''],
  ]),
  ...inFile(modules('delivery/return.ts'), modules('delivery/delivery.test.ts'), [
    ['OR-02.5', "if (shipped_at === null) throw new CallError('notShipped');", ''],
  ]),
  ...inFile(modules('delivery/ship.ts'), modules('delivery/delivery.test.ts'), [
    ['OR-03.1', "if (parcel.delivery.received_at !== null) throw new CallError('orderClosed');", ''],
  ]),
];

const CARE = [
  ...inFile(`${API}/operator/shops/shops.ts`, `${API}/operator/shops/shops.test.ts`, [
    [
      'OP-01.1',
      "if (state === 'closed' && (await hasUnfinished(tx, partner_id))) throw new CallError('conflict');",
      '',
      'for ever',
    ],
    ['OP-01.1', "if (shop.state === 'closed') throw new CallError('conflict');", '', 'for ever'],
  ]),
  ...inFile(records('stations/condition.ts'), `${API}/operator/shops/shops.test.ts`, [
    ['OP-01.1', "shop === 'open' || wish === 'maintenance' ? wish : 'resting'", 'wish', 'a suspended shop'],
  ]),
  ...inFile(`${API}/operator/shops/move-station.ts`, `${API}/operator/shops/move-station.test.ts`, [
    ['OP-01.3', "if (unfinished.length + waiting.length > 0) throw new CallError('stationHasOrders');", '', 'it stays'],
    ['OP-01.3', "if (id === to && state === 'closed') throw new CallError('conflict');", ''],
  ]),
  ...inFile(records('stations/condition.ts'), modules('details/details.test.ts'), [
    ['QU-04.2', "closed ? 'resting' : stationStateOf", 'stationStateOf', 'outside of its hours'],
  ]),
  ...inFile(records('stations/condition.ts'), modules('stations/windows.test.ts'), [
    ['OP-05.5', ' && until === null;', ';', 'silence is no alarm'],
  ]),
  ...inFile(records('stations/windows.ts'), modules('stations/windows.test.ts'), [
    ['OP-05.5', "if (other) throw new CallError('windowOverlaps');", '', 'that overlaps'],
  ]),
  ...inFile(modules('stations/windows.ts'), modules('stations/windows.test.ts'), [
    ['OP-05.5', "if (until <= now) throw new CallError('windowPast');", '', 'that overlaps'],
    [
      'OP-05.5',
      'until - Math.max(from, now) > MAX_WINDOW_MS || until - from > MAX_WINDOW_MS',
      'false',
      'that overlaps',
    ],
  ]),
  ...inFile(`${API}/operator/fleet/releases.ts`, `${API}/operator/fleet/fleet.test.ts`, [
    ['OP-05.2', "if (state === 'withdrawn') throw new CallError('conflict');", ''],
    [
      'OP-05.2',
      "if (config.releaseKeys.length === 0) throw new CallError('releaseKeyMissing');",
      '',
      'without a release key',
    ],
    ['OP-05.2', "createHash('sha256').update(bytes).digest('hex') !== sha256", 'false', 'a wrong hash'],
    [
      'OP-05.2',
      "if (!isSigned(releaseText(said), signature, config.releaseKeys)) throw new CallError('releaseUnsigned');",
      '',
      'a wrong signature',
    ],
    [
      'OP-05.2',
      "if ((await releaseOf(tx, version)).sha256 !== sha256) throw new CallError('releaseExists');",
      '',
      'another content',
    ],
  ]),
  ...inFile(records('stations/agents.ts'), `${API}/operator/fleet/fleet.test.ts`, [
    ['OP-05.3', " || (agent.state !== 'rolling' && !tries)", '', 'it pauses'],
    [
      'OP-05.3',
      'if (reported?.version === wished && reported.attempt === attempt) return undefined;',
      '',
      'only when an operator',
    ],
  ]),
];

export const ORDERS = [...HOLDS, ...ENDS, ...CARE];
