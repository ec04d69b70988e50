import { DEFAULT_LOCALE, FILLED_LOCALES, type Locale, localeCode, localeInfo } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { endSubscription, endSubscriptionsOf, sweepSubscriptions } from '../../records/notifications/store.ts';
import { sweepByteCounts } from '../../records/quotas/bytes.ts';
import type { Services } from '../../base/services.ts';
import { sweepAttempts } from '../../records/accounts/attempts.ts';
import { ADOPT_JOB, type Adoption, adoptAgain } from './guests/adopt.ts';
import { changePassword } from './change-password.ts';
import { listDevices, logOutDevice, logOutOthers } from './devices.ts';
import { logIn, openGuest, renew } from './commands.ts';
import { loginOf } from '../../records/accounts/logins.ts';
import { sweepDevices } from '../../records/accounts/devices.ts';
import type { AccountsPorts } from '../../records/accounts/ports.ts';
import { beginOpenid, disconnectOpenid, finishOpenid, RETURN_PATH, waysOf } from './openid/commands.ts';
import { sweepOpenidAttempts } from './openid/attempts.ts';
import { askForCode, sweepCodes } from './proving/ask.ts';
import { provePhone } from './proving/prove.ts';
import { sessionTopic } from '../../base/http/caller-topics.ts';
import { customerResolver, endSession, sweepSessions } from '../../records/accounts/sessions.ts';
import { isFields } from '../../base/http/body/is-fields.ts';

export function accountsModule(services: Services, { languageOf, adopters }: AccountsPorts): Module {
  const { passwords } = services;
  const asking = { services, passwords, translators: serverTranslator() };
  const offered = async (stationId: string | undefined): Promise<Locale> => {
    const locale = await languageOf(stationId);
    return locale !== undefined && FILLED_LOCALES.includes(locale) ? locale : DEFAULT_LOCALE;
  };
  return {
    handlers: {
      'User.guest': (input, call) => openGuest(services, input, call),
      'User.ways': async () => ({
        register: services.texts !== undefined,
        openid: services.config.openid.map(({ name, label }) => ({ provider: name, label })),
      }),
      'User.account': (_input, call) => waysOf(services, callerAs(call, 'customer').accountId),
      'User.beginOpenid': (input, call) => beginOpenid(services, passwords, input, call),
      'User.finishOpenid': (input, call) => finishOpenid(services, adopters, input, call),
      'User.disconnectOpenid': (input, call) => disconnectOpenid(services, input, call),
      'User.register': (input, call) => askForCode(asking, input, call),
      'User.prove': (input, call) => provePhone(services, adopters, input, call),
      'User.login': (input, call) => logIn(services, passwords, adopters, input, call),
      'User.verifyToken': async (input, call) => ({
        uid: callerAs(call, 'customer').accountId,
        language: localeCode(await offered(input.machine_id)),
      }),
      'User.changePassword': (input, call) => changePassword(services, passwords, input, call),
      'User.devices': (_input, call) => listDevices(services, call),
      'User.logOutDevice': (input, call) => logOutDevice(services, input, call),
      'User.logOutOthers': (input, call) => logOutOthers(services, input, call),
      'User.renew': (_input, call) => renew(services, call),
      'User.logout': async ({ endpoint }, call) => {
        const self = callerAs(call, 'customer');
        const ended = await services.db.transact(async (tx) => {
          if (endpoint !== undefined) await endSubscription(tx, self.accountId, endpoint);
          const login = await loginOf(tx, self.session);
          if (login !== undefined) await endSubscriptionsOf(tx, self.accountId, login);
          return endSession(tx, self);
        });
        for (const session of ended) services.events.publish(sessionTopic(session));
        return { ended: ended.length };
      },
      'MachineLanguage.getLanguageList': async (input) => {
        const first = await offered(input.machine_id);
        const locales = [first, ...FILLED_LOCALES.filter((locale) => locale !== first)];
        return locales.map((locale) => ({ code: localeCode(locale), ...localeInfo(locale) }));
      },
    },
    routes(app) {
      app.get(RETURN_PATH, (request, reply) => reply.redirect(returnPage(request.query), 303));
    },
    principals: [customerResolver(services)],
    jobs: {
      async [ADOPT_JOB](payload) {
        await adoptAgain(services, adopters, payload as Adoption);
        return undefined;
      },
      'accounts.sweep': async () => {
        await sweepSessions(services);
        await sweepAttempts(services);
        await sweepByteCounts(services);
        await sweepDevices(services);
        await sweepCodes(services);
        await sweepOpenidAttempts(services);
        await sweepSubscriptions(services);
        return { again: HOUR_MS };
      },
    },
    start: () => services.db.transact((tx) => enqueue(tx, services, { kind: 'accounts.sweep', key: 'hourly' })),
  };
}

/** What a provider sends back (RFC 6749, 4.1.2; RFC 9207). */
const ANSWERED = ['state', 'code', 'iss', 'error'] as const;

/**
 * The page that ends a login. The answer has reached this server in the query, and every proxy on the way may have logged
 * it; our own log leaves queries out. Behind the `#` it goes no further: not to the server again, and not to other sites
 * as the referrer.
 * @param query what the provider added to the address
 */
function returnPage(query: unknown): string {
  const answer = new URLSearchParams();
  for (const name of ANSWERED) {
    const value = isFields(query) ? query[name] : undefined;
    if (typeof value === 'string') answer.set(name, value);
  }
  return `/#/pages/login/openid?${answer.toString()}`;
}
