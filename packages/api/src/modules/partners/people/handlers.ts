import { CallError } from '@cpc/contract';
import type { PartnerId } from '@cpc/domain';
import { endBrowser } from '../../../records/notifications/shop-browsers.ts';
import type { Passwords } from '../../../base/ports/passwords.ts';
import { personTopic, sessionTopic } from '../../../base/http/caller-topics.ts';
import { callerAs, personOf } from '../../../base/http/call.ts';
import type { Handlers } from '../../../base/http/handlers.ts';
import type { With } from '../../../base/services.ts';
import { actFor } from '../login/act-for.ts';
import { identityAt } from '../login/places.ts';
import { endSession } from '../login/sessions.ts';
import { blockPerson, changePassword, renamePerson, setPersonStations, setRole } from './change.ts';
import { addPerson, invitePerson } from './invite.ts';
import { join } from './join.ts';
import { peopleOf } from './list.ts';

/** A shop's people (PA-01): what people do for themselves, and what owners do for others. */
export function peopleHandlers(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  passwords: Passwords,
): Handlers {
  const { read } = services.db;
  return {
    'Partner.join': (input, call) => join(services, passwords, call.ip, input),
    async 'Partner.me'(_input, call) {
      const by = personOf(call);
      const identity = await identityAt(read, by.personId, placeOf(by));
      if (!identity) throw new CallError('tokenInvalid');
      return identity;
    },
    'Partner.actFor': ({ partner_id = null }, call) => actFor(services, personOf(call), partner_id),
    async 'Partner.changePassword'(input, call) {
      const by = personOf(call);
      const session = await changePassword(services, passwords, { personId: by.personId, place: placeOf(by) }, input);
      services.events.publish(personTopic(by.personId));
      return session;
    },
    async 'Partner.logout'({ endpoint }, call) {
      const { session, personId } = personOf(call);
      const ended = await services.db.transact(async (tx) => {
        if (endpoint !== undefined) await endBrowser(tx, personId, endpoint);
        return endSession(tx, session);
      });
      services.events.publish(sessionTopic(session));
      return ended;
    },
    'Partner.people': (_input, call) => peopleOf(read, callerAs(call, 'partner').partnerId, call.language),
    'Partner.addPerson': (input, call) => addPerson(services, callerAs(call, 'partner'), input),
    async 'Partner.invitePerson'({ person_id }, call) {
      const invitation = await invitePerson(services, callerAs(call, 'partner'), person_id);
      services.events.publish(personTopic(person_id));
      return invitation;
    },
    async 'Partner.renamePerson'(input, call) {
      const by = callerAs(call, 'partner');
      await renamePerson(services, by, input);
      return peopleOf(read, by.partnerId, call.language);
    },
    async 'Partner.setRole'(input, call) {
      const by = callerAs(call, 'partner');
      await setRole(services, by, input);
      return peopleOf(read, by.partnerId, call.language);
    },
    async 'Partner.setPersonStations'(input, call) {
      const by = callerAs(call, 'partner');
      await setPersonStations(services, by, input);
      return peopleOf(read, by.partnerId, call.language);
    },
    async 'Partner.blockPerson'({ person_id }, call) {
      const by = callerAs(call, 'partner');
      await blockPerson(services, by, person_id);
      services.events.publish(personTopic(person_id));
      return peopleOf(read, by.partnerId, call.language);
    },
  };
}

const placeOf = (by: ReturnType<typeof personOf>): PartnerId | null => (by.kind === 'partner' ? by.partnerId : null);
