/** Who may do what, to whose things, and how often somebody may guess. */
import { inFile } from '../mutant.ts';
import { API, modules, records } from './api.ts';

const CALLERS = [
  ...inFile(`${API}/base/http/principals.ts`, `${API}/base/http/access-matrix.test.ts`, [
    ['AP-02', "if (!who.includes(caller.kind)) throw new CallError('forbidden');", ''],
    [
      'SE-01',
      "if (caller.kind === 'partner' && !hasDuty(caller.role, duty)) throw new CallError('dutyMissing');",
      '',
      'admits',
    ],
  ]),
  ...inFile(modules('stations/principals.ts'), modules('stations/stations.test.ts'), [
    ['SA-01.2', 'key.revoked_at === null', 'key.revoked_at !== 0', 'a one-time code'],
    ['SA-01.2', ".where('kind', '=', kind)", '', 'each allow only their own'],
  ]),
  ...inFile(modules('stations/enrol.ts'), modules('stations/stations.test.ts'), [
    [
      'SA-01.2',
      "      .where('used_at', 'is', null)\n      .where('expires_at'",
      "      .where('expires_at'",
      'a one-time code',
    ],
    ['SA-01.2', "      .where('expires_at', '>', now)\n", '', 'an expired or unknown code'],
    [
      'SE-02.2',
      "subject: ['enrol', addressOf(ip)], most: MAX_TRIES",
      "subject: ['enrol', addressOf(ip)], most: 1e9",
      'guesses of one-time',
    ],
    [
      'SA-01.2',
      ".doUpdateSet(fresh).where('station_enrolments.used_at', 'is', null)",
      '.doUpdateSet(fresh)',
      'stays used',
    ],
  ]),
  ...inFile(modules('stations/enrol.ts'), `${API}/operator/shops/shops.test.ts`, [
    ['OP-01.3', '.set({ used_at: clock.now() })', '.set({ used_at: null })', 'ends the one before'],
  ]),
];

const OWNERS = [
  ...inFile(`${API}/records/orders/find.ts`, modules('orders/orders.test.ts'), [
    [
      'SE-01',
      "    .where('id', '=', orderId)\n    .where('account_id', '=', accountId)",
      "    .where('id', '=', orderId)",
    ],
  ]),
  ...inFile(`${API}/records/orders/store.ts`, `${API}/base/http/object-access.test.ts`, [
    [
      'PA-07',
      "lock(tx, orderId).where('account_id', '=', owner)",
      'lock(tx, orderId).where(() => owner !== undefined)',
    ],
  ]),
  ...inFile(modules('printing/report.ts'), `${API}/base/http/object-access.test.ts`, [
    ['SA-01.2', "if (found.machine_id !== stationId) throw new CallError('notFound');", ''],
  ]),
  ...inFile(modules('bills/module.ts'), `${API}/base/http/object-access.test.ts`, [
    ['PA-07', "if (row.partner_id !== partnerId) throw new CallError('notFound');", ''],
    ['PA-07', 'await ownOrder(db.read, accountId, row.order_id);', ''],
  ]),
  ...inFile(records('partners/reach.ts'), modules('partners/partners.test.ts'), [
    ['PA-07', 'machines.partner_id = ${reach.partnerId}', '1 = 1'],
  ]),
  ...inFile(modules('shop-orders/named-people.ts'), modules('shop-orders/search.test.ts'), [
    ['PA-09.1', " || !hasDuty(role, 'counter')", '', 'finds no phone'],
  ]),
  ...inFile(modules('shop-orders/acts.ts'), modules('shop-orders/search.test.ts'), [
    ['PA-07', "if (!own) throw new CallError('notFound');", ''],
  ]),
  ...inFile(records('partners/reach.ts'), `${API}/base/http/access-matrix.test.ts`, [
    ['PA-09.1', 'if (stations === null) return', 'if (stations !== undefined) return'],
  ]),
  ...inFile(records('partners/tenure.ts'), `${API}/operator/shops/move-station.test.ts`, [
    ['PA-07', ' or ${at} >= ${move.at})`', ' or 1 = 1)`', 'while it had the station'],
    ['PA-07', ' and ${at} < ${move.at})`', ')`', 'while it had the station'],
  ]),
  ...inFile(modules('payments/cancel.ts'), modules('payments/payments.test.ts'), [
    ['PY-03', 'lockOrder(tx, found.order_id, customer)', 'lockOrder(tx, found.order_id)', 'only the order’s owner'],
  ]),
  ...inFile(modules('payments/counter-desk.ts'), modules('payments/counter.test.ts'), [
    ['PA-07', "    .where('partner_id', '=', partnerId)\n", '', 'at its own shop'],
  ]),
  ...inFile(modules('payments/counter-desk.ts'), `${API}/base/http/access-matrix.test.ts`, [
    ['PA-09.1', ' || !isInLimit(by, order.machine_id)', ''],
  ]),
];

const PEOPLE = [
  ...inFile(modules('partners/people/lock.ts'), modules('partners/people/people.test.ts'), [
    ['PA-09.3', "if (!another) throw new CallError('lastOwner');", ''],
    [
      'PA-01.2',
      "if (!(await isOwner(tx, by))) throw new CallError('dutyMissing');",
      '',
      'is blocked while their own call',
    ],
  ]),
  ...inFile(modules('partners/people/change.ts'), modules('partners/login/places.test.ts'), [
    ['PA-09.1', "if (await worksElsewhere(tx, person_id, by.partnerId)) throw new CallError('personElsewhere');", ''],
  ]),
  ...inFile(modules('partners/people/lock.ts'), modules('partners/login/places.test.ts'), [
    ['PA-09.1', '!isStolen && (await worksElsewhere(tx, person_id, partner_id))', 'false', 'leaves their login'],
  ]),
  ...inFile(modules('partners/people/change.ts'), modules('partners/people/people.test.ts'), [
    ['SE-02.1', '    await endLogin(tx, services, member);', '', 'ends all logins at once'],
    [
      'SE-02.1',
      "if (!person || !right) throw new CallError('ownPasswordWrong', { field: 'password' });",
      '',
      'ends all logins',
    ],
  ]),
  ...inFile(modules('partners/people/invite.ts'), modules('partners/people/people.test.ts'), [
    ['PA-01.2', 'INVITED_MS = 7 * DAY_MS', 'INVITED_MS = 70 * DAY_MS', 'works once, in time'],
    ['SE-02.1', '    await endLogin(tx, services, member);', '', 'ends all logins at once'],
  ]),
  ...inFile(modules('partners/people/join.ts'), modules('partners/people/people.test.ts'), [
    ['PA-01.2', 'facts: taken }', 'facts: {} }', 'works once, in time'],
  ]),
  ...inFile(modules('partners/people/join.ts'), `${API}/operator/operators.test.ts`, [
    [
      'OP-01.6',
      "if (!(await passwords.matches(person.password_hash, password))) throw new CallError('loginWrong');",
      '',
      'by proving their password',
    ],
  ]),
  ...inFile(modules('partners/login/login.ts'), modules('partners/partners.test.ts'), [
    ['PA-01.1', ' || !right', '', 'a wrong password'],
  ]),
  ...inFile(modules('partners/login/login.ts'), modules('partners/people/people.test.ts'), [
    ['SE-02.1', "if (!session) throw new CallError('loginWrong');", '', 'checked just before a block'],
  ]),
  ...inFile(modules('partners/login/act-for.ts'), modules('partners/login/places.test.ts'), [
    ['PA-07', "if (!identity) throw new CallError('notFound');", '', 'a place that is not theirs'],
  ]),
  ...inFile(`${API}/operator/operators.ts`, `${API}/operator/operators.test.ts`, [
    ['OP-01.6', "if (others.length === 0) throw new CallError('lastOperator');", '', 'the last operator'],
    [
      'OP-01.6',
      '    await endLogin(tx, services, { person_id, partner_id: null, isStolen: password_stolen ?? false });',
      '',
      'a blocked operator is out at once',
    ],
    ['PA-13', '    allowed((await confirming(tx, services, by))(proposed_by));\n', '', 'let in within 30 days'],
    ['PA-13', "      .where('invited_until', '>', services.clock.now())\n", '', 'after seven days'],
  ]),
  ...inFile(modules('partners/people/lock.ts'), `${API}/operator/operators.test.ts`, [
    ['PA-13', "'memberships.state', '=', 'active'", "'memberships.state', '<>', 'blocked'", 'nobody accepted'],
    ['PA-13', '!isStolen && ', '', 'stolen password'],
  ]),
  ...inFile(modules('partners/people/join.ts'), `${API}/operator/operators.test.ts`, [
    [
      'PA-13',
      "if (place !== null && (await worksElsewhere(tx, id, place)) && !(await isOperatorsCode(tx, id, place)))\n        throw new CallError('loginWrong');",
      '',
      'stolen password',
    ],
  ]),
  ...inFile(modules('incidents/snooze.ts'), modules('incidents/messages/messages.test.ts'), [
    ['PA-12.2', "if (!hasDuty(by.role, incidentRule(kind).duty)) throw new CallError('dutyMissing');", ''],
  ]),
  ...inFile(modules('details/module.ts'), modules('bills/bills.test.ts'), [
    [
      'PA-10.6',
      "if (input.vat_rate !== undefined && !hasDuty(by.role, 'money')) throw new CallError('dutyMissing');",
      '',
    ],
  ]),
];

const ACCOUNTS = modules('accounts/accounts.test.ts');
const PROVING = modules('accounts/proving/proving.test.ts');
const CONNECT = modules('accounts/openid/connect.test.ts');

const LOGINS = [
  ...inFile('apps/server/src/open-services.ts', 'apps/server/src/server.test.ts', [
    ['SE-02.1', 'createPasswords()', 'createPasswords({ memoryCost: 8, timeCost: 1 })'],
  ]),
  ...inFile(modules('accounts/commands.ts'), ACCOUNTS, [['SE-02.4', ' || !isRight', '', 'a wrong password']]),
  ...inFile(records('accounts/sessions.ts'), ACCOUNTS, [
    ['SN-01.1', 'now < row.expires_at && now - row.started_at < SESSION_MS', 'row.expires_at > 0', 'ends 24 hours'],
    ['SN-03.3', "    .where('started_at', '>', clock.now() - REMEMBERED_MS)", '', 'the same guest'],
  ]),
  ...inFile(records('accounts/sessions.ts'), CONNECT, [
    ['SE-02.5', "if (!account || !still) throw new CallError('tokenInvalid');", '', 'has ended meanwhile'],
  ]),
  ...inFile(records('accounts/login-limits.ts'), ACCOUNTS, [
    ['SE-02.2', 'subject: anywhere, most: limits.perName', 'subject: anywhere, most: 1e9', 'from many addresses'],
    [
      'SE-02.2',
      'if (device !== undefined && (await isKnownDevice',
      'if (false && (await isKnownDevice',
      'a known device',
    ],
  ]),
  ...inFile(records('accounts/devices.ts'), ACCOUNTS, [
    ['SE-02.2', "    .where('holder', '=', holder ?? NOBODY)\n", '', 'unknown to another'],
  ]),
  ...inFile(modules('accounts/change-password.ts'), modules('accounts/devices.test.ts'), [
    ['SN-08.3', 'if (!(await passwords.matches(before, input.password))) throw wrong;', '', 'only the old password'],
    ['SN-08.3', 'if (!input.log_out_others) return NONE;', '', 'if wished'],
  ]),
  ...inFile(records('accounts/passwords.ts'), modules('accounts/devices.test.ts'), [
    ['SE-02.2', 'most: MAX_TRIES', 'most: 1e9', 'guesses of the own password'],
  ]),
  ...inFile(modules('accounts/proving/prove.ts'), PROVING, [
    ['SE-02.2', "      .where('tries', '<', MAX_TRIES)\n", '', 'five codes'],
    ['SE-02.3', "      .where('expires_at', '>', clock.now())\n", '', 'works once'],
    ['SE-02.3', '      await takeCodes(tx, asked);\n', '', 'works once'],
  ]),
  ...inFile(modules('accounts/proving/owner.ts'), PROVING, [
    ['SN-08.1', 'knows ? [] : await endAll(tx, services, there)', '[]', 'ends all earlier logins'],
  ]),
  ...inFile(modules('accounts/proving/limits.ts'), PROVING, [
    ['SE-02.2', 'most: MAX_PER_NUMBER }', 'most: 1e9 }', 'limited by number'],
    ['SE-02.2', 'most: MAX_PER_ADDRESS, ', 'most: 1e9, ', 'at most forty'],
    ['SE-02.2', 'most: MAX_PER_ADDRESS_A_DAY', 'most: 1e9', 'at most forty'],
    [
      'SE-02.2',
      '{ subject: day, most: MAX_PER_DAY }], DAY_MS);\n}\n\n/** The number',
      '{ subject: day, most: 1e9 }], DAY_MS);\n}\n\n/** The number',
      'at most forty',
    ],
    ['SE-02.2', 'most: MAX_TYPED', 'most: 1e9', 'wrong codes of others'],
  ]),
  ...inFile(records('accounts/paid-texts.ts'), PROVING, [
    ['SE-02.2', 'most: textsPerHour', 'most: 1e9', 'all codes of an hour'],
    [
      'SE-02.2',
      '{ subject: [share.subject], most }',
      '{ subject: [share.subject], most: 1e9 }',
      'all codes of an hour',
    ],
  ]),
  ...inFile(modules('accounts/openid/attempts.ts'), modules('accounts/openid/glewlwyd.test.ts'), [
    ['SN-03.4', ' || !isSame(taken.browser_hash, hashSecret(browser))', '', 'comes back once'],
    ['SN-03.4', "      .where('expires_at', '>', clock.now())\n", '', 'comes back once'],
  ]),
  ...inFile(modules('accounts/openid/enter.ts'), CONNECT, [
    ['SE-02.5', "if (owner !== undefined) throw new CallError('openidTaken');", '', 'opens an account'],
    [
      'SE-02.5',
      "if (issuers.some((one) => isSameIssuer(one, identity.issuer))) throw new CallError('openidOther');",
      '',
      'opens an account',
    ],
  ]),
  ...inFile(modules('accounts/openid/commands.ts'), CONNECT, [
    [
      'SE-02.5',
      "if (!account || (account.phone === null && account.openid_at === null)) throw new CallError('forbidden');",
      '',
      'a guest connects none',
    ],
    [
      'SE-02.5',
      "if (!(await passwords.matches(account.password_hash, password ?? '')))",
      'if (false)',
      'needs the own password',
    ],
  ]),
  ...inFile(modules('accounts/openid/commands.ts'), modules('accounts/openid/enter.test.ts'), [
    ['SE-02.2', 'most: MAX_BEGUN', 'most: 1e9', 'logins that one address begins'],
  ]),
  ...inFile(modules('own-data/erase.ts'), modules('own-data/own-data.test.ts'), [
    [
      'SN-07.2',
      "if (!(await passwords.matches(before.password_hash, password ?? ''))) throw wrong;",
      '',
      'a wrong password',
    ],
    ['SN-07.4', "if (await hasUnfinished(tx, account)) throw new CallError('ordersUnfinished');", '', 'unfinished'],
  ]),
];

export const ACCESS = [...CALLERS, ...OWNERS, ...PEOPLE, ...LOGINS];
