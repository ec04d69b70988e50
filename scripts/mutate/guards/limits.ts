/** How much may be sent, stored, drawn and waited for, and what of a design is whose. */
import { inFile } from '../mutant.ts';
import { API, modules, records } from './api.ts';

const CALLS = [
  ...inFile(`${API}/base/http/page.ts`, `${API}/base/http/server/dispatch.test.ts`, [
    ['AP-03.1', "if (value < 1 || value > largest) throw new CallError('malformed');", ''],
  ]),
  ...inFile(`${API}/base/http/body/read.ts`, `${API}/base/http/body/body.test.ts`, [
    ['SC-07.1', "if (size > MAX_DESIGN_BYTES) throw new CallError('tooLarge');", '', 'while it arrives'],
  ]),
  ...inFile(`${API}/base/http/body/json-bounds.ts`, `${API}/base/http/body/body.test.ts`, [
    ['SC-07.1', '(depth += 1) > MAX_JSON_DEPTH || ', '', 'counted before parsing'],
    ['SC-07.1', '(values += 1) > MAX_JSON_VALUES', '(values += 1) > 1e12', 'counted before parsing'],
  ]),
  ...inFile(`${API}/base/http/server/limiter.ts`, `${API}/base/http/server/limiter.test.ts`, [
    ['SC-07.1', 'addresses.spend(addressOf(request.ip), cost)', 'cost > 0', 'no spelling'],
  ]),
  ...inFile(`${API}/base/processes/turns.ts`, `${API}/base/http/server/limiter.test.ts`, [
    [
      'SC-07.1',
      "if (line.waiting.length >= maxWaiting) throw new CallError('tooManyRequests');",
      '',
      'too many waiting',
    ],
  ]),
  ...inFile(`${API}/base/http/stream-places.ts`, modules('queue/stream.test.ts'), [
    [
      'SC-07.1',
      "if (bounds.some(({ key, most }) => (open.get(key) ?? 0) >= most)) throw new CallError('tooManyRequests');",
      '',
      'are limited per address',
    ],
  ]),
  ...inFile(`${API}/base/http/server/reserve-guard.ts`, `${API}/base/http/server/reserve-guard.test.ts`, [
    ['RL-03.1', 'if (isTouched() && ADDING_ACTIONS.has(action)) refuse();', '', 'uploads, saves'],
    ['RL-03.1', 'if (isTouched() && ADDING_ROUTES.has(`${method} ${url}`)) refuse();', '', 'before its bytes'],
  ]),
  ...inFile(`${API}/base/preflight/complexity.ts`, `${API}/base/preflight/complexity.test.ts`, [
    ['SC-07.2', 'if (total > MAX_DESIGN_COST) throw', 'if (false) throw', 'saved, ordered or listed'],
  ]),
  ...inFile(modules('notifications/commands.ts'), modules('notifications/notifications.test.ts'), [
    ['SE-05', '!isPushService(endpoint, config) || ', '', 'outside the push services'],
  ]),
];

const UPLOADS = [
  ...inFile(modules('uploads/parts/uploads.ts'), modules('uploads/parts/parts.test.ts'), [
    ['SE-04', "if (count >= MAX_OPEN_UPLOADS) throw new CallError('tooManyRequests');", '', 'open uploads'],
    [
      'AP-06.2',
      "    .where('id', '=', id)\n    .where('account_id', '=', account)\n",
      "    .where('id', '=', id)\n",
      'only by its owner',
    ],
  ]),
  ...inFile(modules('uploads/finish.ts'), modules('uploads/parts/parts.test.ts'), [
    [
      'AP-06.4',
      "if ((await parts.size(id)) !== upload.length) throw new CallError('uploadFailed');",
      '',
      'missing parts',
    ],
    ['AP-06.4', '(await sha256Of(parts.pathOf(id))) !== upload.sha256', 'false', 'differs from its announcement'],
  ]),
  ...inFile(records('quotas/bytes.ts'), modules('uploads/quotas.test.ts'), [
    [
      'SC-07.5',
      'if (ofAccount + moreOfAccount > MAX_ACCOUNT_BYTES[await kindOf(tx, accountId)])',
      'if (false)',
      'announces no more',
    ],
    ['SC-07.5', 'max: HOURS_A_DAY * max }', 'max: 1e15 }', 'per hour and per day'],
    ['SC-07.5', 'ms: HOUR_MS, max }', 'ms: HOUR_MS, max: 1e15 }', 'per hour and per day'],
  ]),
];

const DRAWINGS = [
  ...inFile(modules('drawings/begin.ts'), modules('drawings/drawings.test.ts'), [
    [
      'AI-04.2',
      "if ((await openOf(reader, accountId)) >= atOnce) throw new CallError('tooManyDrawings');",
      '',
      'quotas',
    ],
    [
      'AI-04.2',
      "if ((await usedByAccount(reader, accountId, now)).count >= perCustomer) throw new CallError('drawingsUsedUp');",
      '',
      'quotas',
    ],
    ['AI-04.2', "\n    throw new CallError('drawingsOfStationUsedUp');", ' void 0;', 'quotas'],
    ['AI-04.2', '{ subject, most, perAddress: true }', '{ subject, most: 1e9, perAddress: true }', 'many guests'],
    ['AI-04.2', 'if (!verdict) await checkQuotas(tx, services, keeper, wanted);', '', 'many calls at once'],
    ['AI-05.1', 'counted: verdict ? 0 : 1', 'counted: 1', 'a refused prompt'],
  ]),
  ...inFile(modules('drawings/wanted.ts'), modules('drawings/drawings.test.ts'), [
    ['AI-01.4', "if (prompt === '') throw new CallError('promptEmpty', { field: 'prompt' });", ''],
    ['AI-01.4', 'words.length > MAX_PROMPT', 'words.length > 1e9'],
  ]),
  ...inFile(modules('drawings/wanted.ts'), modules('drawings/providers/providers.test.ts'), [
    ['AI-08', "if (!provider.restyles) throw new CallError('restyleOff');", '', 'does not want it'],
  ]),
];

const WISHES = [
  ...inFile(modules('wishes/leave.ts'), modules('wishes/wishes.test.ts'), [
    ['SK-05.2', "\n    throw new CallError('wishIsHere');", ' void 0;', 'what can be ordered'],
    ['SK-05.1', "throw new CallError('wishNeedsContact');", 'void 0;', 'without a way'],
    [
      'SK-05.1',
      "if (others.length >= MAX_WISHES) throw new CallError('tooManyWishes', { most: MAX_WISHES });",
      '',
      'limited',
    ],
  ]),
  ...inFile(records('accounts/paid-texts.ts'), modules('wishes/wishes.test.ts'), [
    ['SK-05.3', 'MAX_NEWS_PER_DAY = 3', 'MAX_NEWS_PER_DAY = 4'],
    ['SK-05.3', 'MAX_NEWS_PER_DAY = 3', 'MAX_NEWS_PER_DAY = 2'],
    ['SK-05.3', 'MAX_NEWS_SHARE = 1 / 4', 'MAX_NEWS_SHARE = 1 / 2'],
  ]),
];

const DESIGNS = [
  ...inFile(records('documents/store.ts'), records('documents/one-identity.test.ts'), [
    ['ED-06.3', 'canonicalJson(design)', 'JSON.stringify(design)', 'canonical text'],
  ]),
  ...inFile(modules('orders/freeze-items.ts'), records('documents/one-identity.test.ts'), [
    ['ED-06.3', 'known.get(document) ?? ', '', 'parsed once'],
  ]),
  ...inFile(modules('works/keeping/commands.ts'), modules('works/keeping/works.test.ts'), [
    [
      'ED-07.4',
      "\n    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))",
      '',
      'over a newer one',
    ],
    [
      'SE-04',
      "if (count >= MAX_WORKS[await kindOf(tx, accountId)]) throw new CallError('spaceFull');",
      '',
      'of designs',
    ],
  ]),
  ...inFile(modules('works/sharing/share.ts'), modules('works/sharing/sharing.test.ts'), [
    ['ED-12.5', "    .where('shares.revoked_at', 'is', null)\n", '', 'an ended link'],
    ['ED-12.5', "    .where('works.deleted_at', 'is', null)\n", '', 'an ended link'],
    ['ED-12.5', 'most: MAX_SHARES_PER_WINDOW', 'most: 1e9', 'number of links'],
    ['ED-12.5', "if (count >= MAX_LIVE_SHARES) throw new CallError('tooManyRequests');", '', 'number of links'],
  ]),
  ...inFile(modules('works/sharing/share.ts'), `${API}/operator/share-reports.test.ts`, [
    ['ED-12.7', '  await refuseWithdrawn(tx, work.document_hash);\n', '', 'cannot be shared'],
    ['ED-12.7', '    .where((share) => share.not(hasWithdrawnContent))\n', '', 'cannot be shared'],
  ]),
  ...inFile(modules('pair-rooms/enter.ts'), modules('pair-rooms/pair-rooms.test.ts'), [
    ['ED-13.16', ' || first.account_id === null', '', 'the place stays taken'],
    [
      'ED-13.10',
      "if ((await roomsOf(tx, account, now)).length >= MAX_ROOMS) throw new CallError('tooManyRequests');",
      '',
      'only so many',
    ],
  ]),
  ...inFile(modules('pair-rooms/change.ts'), modules('pair-rooms/pair-rooms.test.ts'), [
    ['ED-13.13', "      .where('revision', '=', revision)\n", '', 'two changes at once'],
    [
      'ED-13.12',
      "if (isNew && room.photos >= MAX_PHOTOS) throw new CallError('tooManyRequests');",
      '',
      'so many times',
    ],
  ]),
  ...inFile(modules('pair-rooms/photo-rights.ts'), modules('pair-rooms/pair-rooms.test.ts'), [
    ['ED-13.12', "if (!(await hasPicture(tx, account, asset))) throw new CallError('roomUnfit');", '', 'nobody brings'],
  ]),
];

const SHOPS = [
  ...inFile(modules('prices/set-price.ts'), modules('prices/prices.test.ts'), [
    [
      'PA-10.1',
      'if (!stations.some(({ currency }) => currency === price.currency))',
      'if (false)',
      'sell in its currency',
    ],
    [
      'PA-10.1',
      "if (!before || !isSame(before, row)) throw new CallError('keyReused');",
      '',
      'another price under its key',
    ],
    ['PA-10.1', 'until <= Math.max(now, from)', 'until <= from', 'a wrong price'],
  ]),
  ...inFile(modules('reports/range.ts'), modules('reports/reports.test.ts'), [
    ['PA-05.2', "if (first > last) throw new CallError('datesReversed', { field: 'until' });", ''],
    ['PA-05.2', "if (last - first >= MAX_REPORT_DAYS) throw new CallError('rangeTooLong', { field: 'until' });", ''],
  ]),
  ...inFile(modules('addresses/commands.ts'), modules('addresses/addresses.test.ts'), [
    ['OR-07.2', 'there.length >= MAX_ADDRESSES', 'false', 'the number of address'],
  ]),
  ...inFile(records('addresses/check.ts'), modules('delivery/delivery.test.ts'), [
    [
      'OR-07.1',
      "if (served.length > 0 && !served.includes(country)) throw new CallError('countryUnserved', { field: 'country' });",
      '',
      'foreign addresses',
    ],
  ]),
];

export const LIMITS = [...CALLS, ...UPLOADS, ...DRAWINGS, ...WISHES, ...DESIGNS, ...SHOPS];
