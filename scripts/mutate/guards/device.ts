/** What the apps of customers refuse by themselves. */
import { inFile } from '../mutant.ts';

export const DEVICE = [
  ...inFile('apps/web/src/core/client.ts', 'apps/web/src/core/client.test.ts', [
    ['SN-05', 'if (clear) forgetAccount().catch(() => undefined);', '', 'code 1001'],
    ['SN-05', 'sessionStore.getState().leave();', '', 'code 1001'],
    ['SN-05', 'return dropDrafts();', 'return Promise.resolve();', 'code 1001'],
    ['SN-05', ' && !KEPT.test(key)', '', 'code 1001'],
    ['SN-05', 'storage.removeItem(key);', '{}', 'code 1001'],
    ['SN-05', 'if (clear) ', '', 'an expired token'],
  ]),
  ...inFile('apps/web/src/core/device-pictures.ts', 'apps/web/src/core/device-pictures.test.ts', [
    ['BR-03.5', ' && !isChosen(asset)', '', 'stay while a draft shows them'],
    ['BR-03.5', 'chosen.tried || ', '', 'taken once'],
  ]),
  ...inFile('packages/editor/src/model/pictures.ts', 'packages/editor/src/model/read-picture.test.ts', [
    ['AP-06.4', 'if (!read.isAway) drop(asset);', 'drop(asset);', 'the same words'],
  ]),
  ...inFile('packages/client/src/session-loss.ts', 'packages/client/src/client.test.ts', [
    ['SN-05', 'code !== 400 && code !== 401', 'code !== 401'],
    ['SN-05', ' && code !== 403', ''],
    ['SN-05', '(is )?(deleted|missing)', '(is )?missing'],
    ['SN-05', 'return { clear: true }', 'return { clear: false }'],
  ]),
  ...inFile('packages/client/src/exchange.ts', 'packages/client/src/client.test.ts', [
    ['SN-05', ' && ports.getSession()?.token === sent?.token', ''],
  ]),
  ...inFile(
    'apps/web/src/features/login/credential-problems.ts',
    'apps/web/src/features/login/credential-problems.test.ts',
    [
      ['SN-06', 'isPhoneLike(phone) ? undefined', 'isPhoneLike(phone) || phone !== undefined ? undefined'],
      ['SN-06', "password === '' ? 'error.passwordRequired'", "password === '' ? undefined"],
    ],
  ),
  ...inFile('apps/web/src/parts/use-pull-down.ts', 'apps/web/src/parts/use-pull-down.test.ts', [
    ['RT-08', 'y - from > PULL_PX && scrollY <= 0', 'false'],
    ['RT-08', 'event.touches.length === 1', 'event.touches.length > 0'],
  ]),
  ...inFile('apps/web/src/app/launch.ts', 'apps/web/src/app/launch.test.ts', [
    ['LN-08', 'session.loggedIn || WITHOUT_LOGIN.includes(path)', 'session.loggedIn || path !== undefined', ' LN-03: '],
    ['LN-08', '!WITHOUT_STATION.includes(path)', 'path === undefined', ' LN-02: '],
    ['LN-08', '...(returns && { jumpUrl: formatAddress(address) }),', '', ' LN-04: '],
  ]),
];
