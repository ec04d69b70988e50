/** Who gets how much money, when, and never twice. */
import { inFile } from '../mutant.ts';
import { API, modules, records } from './api.ts';

const PAYMENTS = [
  ...inFile(modules('payouts/withdrawals/decide.ts'), modules('payouts/payouts.test.ts'), [
    ['PA-13', "  await refuseOwn(tx, services, 'decideWithdrawal', by, [row]);\n", '', 'decides nothing about it'],
    ['MO-02', 'await refuseUncovered(tx, row, services.past);', ''],
  ]),
  ...inFile(modules('payouts/withdrawals/decide.ts'), modules('payouts/changed-account.test.ts'), [
    ['PA-04.5', 'await refuseNewAccount(tx, services, row);', ''],
  ]),
  ...inFile('packages/domain/src/deciding.ts', 'packages/domain/src/deciding.test.ts', [
    ['PA-13', 'TIED_MS = 30 * DAY_MS', 'TIED_MS = 29 * DAY_MS', 'within 30 days'],
    ['PA-13', 'TIED_MS = 30 * DAY_MS', 'TIED_MS = 31 * DAY_MS', 'within 30 days'],
    ['PA-13', "if (isExcluded(decision, by, facts)) return 'ownMoney';", '', 'speaks for the money'],
    ['PA-13', "if (isExcluded(decision, first, facts)) return 'first';", '', 'two decide'],
    ['PA-13', "if (first === by) return 'sameOperator';", '', 'two decide'],
    ['PA-13', "areTied([first, by], invitations, now) ? 'tiedOperators' : 'done'", "'done'", 'two decide'],
    ['PA-13', "state !== 'blocked'", "state === 'active'", 'invited or active'],
    ['PA-13', '...broughtBy(one.by, before(one), one.at)', 'one.by', 'through others'],
    ['PA-13', '[...those].some((person) => these.has(person))', 'those.has(other) || these.has(one)', 'brought both'],
  ]),
  ...inFile('packages/domain/src/deciding.ts', modules('payouts/payouts.test.ts'), [
    ['PA-13', 'ADDED_UP_MS = 7 * DAY_MS', 'ADDED_UP_MS = 6 * DAY_MS', 'within seven days'],
    ['PA-13', 'ADDED_UP_MS = 7 * DAY_MS', 'ADDED_UP_MS = 8 * DAY_MS', 'within seven days'],
  ]),
  ...inFile(records('deciding/facts.ts'), modules('payouts/payouts.test.ts'), [
    ['PA-13', "    .where('state', 'in', ['approved', 'exported', 'paid'])\n", '', 'within seven days'],
  ]),
  ...inFile(records('deciding/deciding.ts'), modules('payouts/payouts.test.ts'), [
    ['OP-06', 'sum > amountBy', 'sum < amountBy', 'two operators'],
    ['OP-06', 'sum > amountBy(rule, currency).amount', 'sum > 1_000_000_000', 'two operators'],
    ['PA-13', ' && one.currency === currency', '', 'within seven days'],
  ]),
  ...inFile(records('deciding/facts.ts'), `${API}/operator/operators.test.ts`, [
    ['PA-13', "event === 'operatorConfirmed' && first", 'false', 'from the confirmation on'],
  ]),
  ...inFile(`${API}/lifecycle/capture-lease.ts`, modules('payments/two-servers.test.ts'), [
    ['PY-04', '      .where((payment) => isUnleased(payment, clock.now()))\n', '', 'a server dies'],
  ]),
  ...inFile(`${API}/lifecycle/settle-payment.ts`, modules('payments/two-servers.test.ts'), [
    ['PY-04', 'again ? await provider.fetch(reference) : undefined', 'undefined', 'a server dies'],
    ['PY-04', ' || asked.capture_fence !== current.capture_fence', '', 'after the lease was taken over'],
  ]),
  ...inFile(`${API}/lifecycle/take-payment.ts`, modules('payments/payments.test.ts'), [
    ['PY-08', 'const pays = unpaid && wanted && !late;', 'const pays = unpaid && !late;', 'a wrong amount'],
  ]),
  ...inFile(`${API}/lifecycle/refundable-amount.ts`, modules('shop-orders/refunds.test.ts'), [
    [
      'PA-11',
      'item.price_amount - item.discount_amount - own, all',
      'item.price_amount, all',
      'never more than is left',
    ],
    ['PA-11', '- promised, payment', '- 0, payment', 'a part of an item'],
  ]),
  ...inFile(modules('payments/paypal/webhook.ts'), modules('payments/webhook.test.ts'), [
    ['PY-03', "      throw new EventForged('the signature is wrong');", '      void 0;', 'a forged event'],
    [
      'PY-03',
      "if (!(age < MAX_AGE_MS)) throw new EventForged('the time is missing or too old');",
      '',
      'after four days',
    ],
    [
      'PY-03',
      "if (!ours) throw new EventForged('the certificate address is not one of the provider');",
      '',
      'a forged event',
    ],
  ]),
  ...inFile('packages/standins/src/paypal/standin.ts', 'packages/standins/src/paypal/standin.test.ts', [
    ['PY-02', "process.env['NODE_ENV'] === 'production'", "process.env['NODE_ENV'] === 'x'"],
  ]),
  ...inFile(modules('payments/begin.ts'), modules('payments/payments.test.ts'), [
    [
      'OR-02.1',
      "if (order.status !== ORDER_STATUS.unpaid) throw new CallError('orderClosed');",
      '',
      'last second pays',
    ],
  ]),
  ...inFile(modules('payments/begin.ts'), modules('orders/unpaid-pieces.test.ts'), [
    [
      'PY-06.2',
      "if (services.clock.now() >= order.hold_until) throw new CallError('holdExpired');",
      '',
      'extends the hold',
    ],
  ]),
  ...inFile(modules('payments/counter-desk.ts'), modules('payments/counter.test.ts'), [
    ['JN-03', "if (clock.now() >= order.hold_until) throw new CallError('holdExpired');", '', 'during the hold'],
    ['JN-03', 'if (payment.captured_amount !== null) return', 'if (false) return', 'a second confirmation'],
    ['JN-03', "payment.state !== 'approving' || ", '', 'another way to pay'],
    ['PY-05.2', "if (refund.state === 'refunded') return;", '', 'until staff confirm'],
  ]),
  ...inFile(`${API}/lifecycle/settle-payment.ts`, modules('payments/doubt.test.ts'), [
    ['PY-04.1', ' && change.clock.now() - payment.changed_at >= UNKNOWN_MS', ''],
  ]),
  ...inFile(`${API}/lifecycle/take-payment.ts`, modules('payments/two-servers.test.ts'), [
    ['PY-04.1', 'const late = other !== undefined && !supersedes;', 'const late = false;', 'late money'],
    ['PY-04.1', 'return isOpen && ', 'return ', 'late money'],
  ]),
  ...inFile(`${API}/lifecycle/take-payment.ts`, modules('payments/payments.test.ts'), [
    ['OR-02.2', 'if (unpaid) await endOrder', 'if (false) await endOrder'],
  ]),
  ...inFile(`${API}/lifecycle/take-refunds.ts`, modules('payments/refunds.test.ts'), [
    ['PY-05.1', "if (given.kind === 'failed') return;", ''],
    ['PY-05.1', 'if (rest <= 0) return;', ''],
    ['PY-05.1', 'if (left < 0) await shortenOpen(change, payment, -left);', '', 'reduces open refunds'],
    ['PY-05.1', "rows.length > 0 && rows.every(({ state }) => state === 'refunded')", 'true'],
  ]),
  ...inFile(`${API}/lifecycle/refund-order-or-item.ts`, modules('shop-orders/refunds.test.ts'), [
    ['PA-11.2', "if (left.amount <= 0) throw new CallError('refundedAlready');", ''],
    ['PA-11.2', "if (part.amount > left.amount) throw new CallError('refundTooMuch');", ''],
    [
      'PA-11.2',
      "if (payment.provider === VOUCHER && part.amount !== payment.captured_amount) throw new CallError('voucherWhole');",
      '',
      'a voucher goes back',
    ],
    ['PA-11.2', "if (payment.state !== 'settled') throw new CallError('refundedAlready');", ''],
  ]),
  ...inFile(modules('shop-orders/acts.ts'), modules('shop-orders/refunds.test.ts'), [
    ['PA-11.2', 'if (before) return false;', ''],
    ['PA-11.2', "if (before && before.request_hash !== request_hash) throw new CallError('keyReused');", ''],
  ]),
  ...inFile(`${API}/lifecycle/reprint-item.ts`, modules('shop-orders/reprints.test.ts'), [
    [
      'PA-06.2',
      "if (payment && payment.state !== 'settled') throw new CallError('refundedAlready');",
      '',
      'refund and reprint',
    ],
    ['PA-06.2', ' || !isReprintable(job.state)', '', 'two people who reprint'],
  ]),
  ...inFile(`${API}/operator/claims.ts`, modules('shop-orders/reprints.test.ts'), [
    ['OP-01.5', "    .where('claim', 'in', ['asked', 'checked'])\n", '', 'approves the claim'],
    ['PA-13', "if (approved > most) throw new CallError('claimTooMuch', { field: 'approved' });", ''],
    ['PA-13', '(claim.checked_amount ?? claim.price_amount)', 'claim.price_amount', 'two operators approve a claim'],
  ]),
  ...inFile(`${API}/operator/promoters.ts`, modules('coupons/manage.test.ts'), [
    ['PY-07.2', "if (paid.amount > (owed?.amount ?? 0)) throw new CallError('moreThanOwed', { field: 'amount' });", ''],
    ['PY-07.2', 'if (await isPosted(tx, posting.key, { amount: paid, reference })) return;', '', 'records once'],
  ]),
];

const AMOUNTS = [
  ...inFile('packages/domain/src/money.ts', 'packages/domain/src/money.test.ts', [
    ['PY-08.1', '!Number.isSafeInteger(amount)', '!Number.isFinite(amount)', 'is not a valid amount'],
    ['PY-08.1', 'a.currency !== b.currency', 'false', 'do not mix'],
    ['PY-08.1', ' || fraction.length > decimals', '', 'of euros'],
    ['PY-08.2', 'if (!isPayable(value))', 'if (false)'],
  ]),
  ...inFile(records('payments/payable.ts'), modules('payments/whole-units.test.ts'), [
    [
      'PY-08.2',
      "if (wrong) throw new CallError('amountDivided', { currency: wrong.currency });",
      '',
      'allows no price',
    ],
  ]),
  ...inFile('packages/domain/src/ledger.ts', 'packages/domain/src/ledger.test.ts', [
    ['MO-02.1', 'if (amount > there) throw', 'if (false) throw', 'never more'],
    ['MO-01.1', 'filter(([, sum]) => sum !== 0)', 'filter(([, sum]) => sum > 1e12)'],
  ]),
];

const WITHDRAWALS = [
  ...inFile(modules('payouts/withdrawals/ask.ts'), modules('payouts/payouts.test.ts'), [
    ['PA-04.2', 'amount > due - reserved', 'amount > due'],
    [
      'PA-04.2',
      "if (amount < amountBy(payouts.least, currency).amount) throw new CallError('withdrawalTooSmall', { field: 'amount' });",
      '',
    ],
    [
      'PA-13',
      'refuseSuspended(await lockShopRow(tx, by.partnerId));',
      'await lockShopRow(tx, by.partnerId);',
      'suspended',
    ],
    ['PA-04.2', "if (before && !isSame(before, amount)) throw new CallError('keyReused');", '', 'a double tap'],
  ]),
  ...inFile(modules('payouts/withdrawals/mark.ts'), modules('payouts/payouts.test.ts'), [
    ['OP-06.3', "rows.filter(({ state }) => state !== 'paid')", 'rows'],
    ['OP-06.3', "if (row.state === 'failed') return;", ''],
    ['OP-06.3', "if (row.state !== 'paid') return;", ''],
    ['OP-06.3', "locked.filter(({ state }) => state !== 'failed')", 'locked'],
    ['PA-13', "    await refuseOwn(tx, services, 'markPaid', by, rows);\n", '', 'decides nothing about it'],
    ['PA-13', "    await refuseOwn(tx, services, 'markFailed', by, [row]);\n", '', 'decides nothing about it'],
  ]),
  ...inFile(modules('payouts/bank/store.ts'), modules('payouts/payouts.test.ts'), [
    ['PA-04.3', '    refuseSuspended(await lockShop(tx, by));\n', '', 'only owners change it'],
    ['PA-13', 'refuseSuspended(await lockShop(tx, by));', 'await lockShop(tx, by);', 'suspended'],
    ['OP-02.1', "if (!sealed) throw new CallError('bankDataOff');", ''],
  ]),
  ...inFile(modules('payouts/files/make.ts'), modules('payouts/payouts.test.ts'), [
    ['OP-06.3', '    if (!inserted) return;\n', ''],
    ['OP-06.2', ' && row.isCovered', '', 'leaves out'],
    ['PA-13', "  await refuseOwn(tx, services, 'makePayout', by, rows);\n", '', 'decides nothing about it'],
    ['PA-04.2', "if (payments.length === 0) throw new CallError('nothingToPay');", '', 'decides once'],
  ]),
  ...inFile(`${API}/operator/shops/shops.ts`, modules('payouts/payouts.test.ts'), [
    [
      'PA-13',
      "await refuseOwn(tx, services, 'setShopState', by, [{ partner_id }]);",
      'void 0;',
      'decides nothing about it',
    ],
    [
      'PA-13',
      "    await refuseOwn(tx, services, 'setCommission', by, [{ partner_id }]);\n",
      '',
      'decides nothing about it',
    ],
  ]),
  ...inFile(`${API}/operator/shops/move-station.ts`, modules('payouts/payouts.test.ts'), [
    [
      'PA-13',
      "    await refuseOwn(tx, services, 'moveStation', by, [{ partner_id: from }, { partner_id: to }]);\n",
      '',
      'decides nothing about it',
    ],
  ]),
  ...inFile(records('ledger/post.ts'), modules('ledger/ledger.test.ts'), [
    ['MO-01.2', "if (problems.length > 0) throw new Error(`ledger: ${problems.join('; ')}`);", ''],
  ]),
];

const COUPONS = [
  ...inFile(records('coupons/discount.ts'), modules('coupons/coupons.test.ts'), [
    ['PY-07.1', 'now < (coupon.starts_at ?? 0) || ', '', 'states its discount'],
    ['PY-07.1', ' || now >= (coupon.ends_at ?? Number.MAX_SAFE_INTEGER)', '', 'states its discount'],
    [
      'PY-07.1',
      "if (coupon.machine_id !== null && coupon.machine_id !== stationId) throw new CallError('couponNotHere');",
      '',
      'states its discount',
    ],
    [
      'PY-07.1',
      "if (off.every((amount) => amount === 0)) throw new CallError('couponNotForThese');",
      '',
      'states its discount',
    ],
  ]),
  ...inFile(records('coupons/discount.ts'), modules('coupons/manage.test.ts'), [
    [
      'PA-07',
      "if (coupon.partner_id !== null && coupon.partner_id !== partnerId) throw new CallError('couponNotHere');",
      '',
    ],
  ]),
  ...inFile(records('coupons/use.ts'), modules('coupons/coupons.test.ts'), [
    ['PY-07.1', "coupon('uses', '<', coupon.ref('most_uses'))", "coupon('uses', '>=', 0)", 'uses are limited'],
    ['PY-07.1', '(await usesOf(tx, id, order.account_id)) >= most_per_account', 'false', 'uses are limited'],
    ['PY-07.1', "    .where('released', '=', 0)\n", '', 'returns its use'],
    ['PY-07.4', '(await isGuest(tx, order.account_id)) ? 1 : 0', '0', 'fifteen guests'],
  ]),
  ...inFile(records('coupons/guest-uses.ts'), modules('coupons/coupons.test.ts'), [
    [
      'PY-07.4',
      "if (uses.length + wanted > config.guestCouponUses) throw new CallError('couponNeedsAccount');",
      '',
      'fifteen guests',
    ],
    ['PY-07.4', "coupon.kind === 'free' ? items : 1", '1', 'fifteen guests'],
    ['PY-07.4', "    .where('as_guest', '=', 1)\n", '', 'fifteen guests'],
    ['PY-07.4', '  if (!(await isGuest(reader, account_id))) return;\n', '', 'fifteen guests'],
    ['PY-07.4', "    .where('orders.created_at', '>=', clock.now() - DAY_MS)\n", '', 'fifteen guests'],
  ]),
  ...inFile(records('coupons/attempts.ts'), modules('coupons/coupons.test.ts'), [
    ['PY-07.4', 'most: MAX_TRIES }', 'most: 1e9 }', 'cannot be guessed'],
    ['PY-07.4', 'most: MAX_TRIES_PER_ADDRESS', 'most: 1e9', 'many accounts'],
  ]),
  ...inFile(modules('coupons/manage.ts'), modules('coupons/manage.test.ts'), [
    [
      'OP-01.5',
      "if (by.reach && coupon.of_platform) throw new CallError('forbidden');",
      '',
      'does not end the platform’s',
    ],
    ['PY-07.1', "if (!same) throw new CallError('couponCodeTaken', { field: 'code' });", ''],
    ['PY-07.1', 'until <= Math.max(now, from)', 'until <= from', 'a wrong coupon'],
    [
      'PY-07.1',
      "if (reach && reach.stations !== null && machine_id === undefined) throw new CallError('deviceMissing');",
      '',
    ],
  ]),
  ...inFile(records('coupons/promoters.ts'), modules('coupons/coupons.test.ts'), [
    ['PY-07.3', 'return promoter?.id ?? null;', 'return promoterId;'],
  ]),
  ...inFile(modules('orders/free-pieces.ts'), modules('orders/unpaid-pieces.test.ts'), [
    ['PY-07.5', 'mine.length + items > customer || ', ''],
    ['PY-07.5', ' || here.length + items > address', ''],
  ]),
  ...inFile(modules('vouchers/pay.ts'), modules('vouchers/vouchers.test.ts'), [
    ['PY-09', 'others.length > 0 || ', '', 'other goods and unsuited stations'],
    ['PY-09', ' || (await deliveryOf(tx, order.id))', '', 'other goods and unsuited stations'],
    ['PY-09', 'offer?.category === surface.category', 'offer !== undefined', 'other goods and unsuited stations'],
    [
      'PY-09',
      "    .where('account_id', '=', accountId)\n    .executeTakeFirst();\n  if (!voucher)",
      '    .executeTakeFirst();\n  if (!voucher)',
      'others’ vouchers',
    ],
  ]),
  ...inFile(modules('vouchers/pay.ts'), modules('orders/drawings.test.ts'), [
    ['PY-09', 'offer.amount >= order.price_amount', 'true', 'up to its offer’s price'],
  ]),
  ...inFile(modules('vouchers/redeem.ts'), modules('vouchers/two-servers.test.ts'), [
    ['PY-09', 'ask(!own)', 'ask(false)'],
  ]),
  ...inFile(modules('vouchers/claim.ts'), modules('vouchers/vouchers.test.ts'), [
    ['PY-09', 'most: MAX_PER_ACCOUNT', 'most: 1e9', 'wrong codes'],
  ]),
  ...inFile(modules('vouchers/undo.ts'), modules('vouchers/vouchers.test.ts'), [
    ['PY-09', "outcome === 'kept' ? 1 : 0", '0', 'a credit if the platform refuses'],
  ]),
];

export const MONEY = [...PAYMENTS, ...AMOUNTS, ...WITHDRAWALS, ...COUPONS];
