import { type ActionInput, CallError, type Invitation, type OperatorChange, type OperatorPerson } from '@cpc/contract';
import { PERSON_TABLE, type PersonId } from '@cpc/domain';
import { type LocaleCode, localeInfo, nameOrder } from '@cpc/i18n';
import type { Reader, Tx } from '../base/db/database.ts';
import type { With } from '../base/services.ts';
import { invitation, orUsernameTaken, personFor } from '../modules/partners/people/invite.ts';
import { endPlatformSessions, endSessions } from '../modules/partners/login/sessions.ts';
import { checkName, checkUsername } from '../modules/partners/login/username.ts';
import { stateAfter } from '../records/orders/history.ts';
import { noteDeed, subjectOfOperator } from '../records/partners/deeds.ts';

/** Changes of an operator that are shown. */
const MAX_HISTORY = 5;
const NO_INVITATION = { invite_hash: null, invited_until: null };

type Ports = With<'db' | 'clock' | 'random'>;

/** Who asks, and in which language names are sorted. */
interface Asking {
  readonly you: PersonId;
  readonly language: LocaleCode;
}

/** The operators with their history: blocked ones last, then by name (OP-01, LG-08). */
export async function operatorViews(reader: Reader, { you, language }: Asking): Promise<OperatorPerson[]> {
  const order = nameOrder(localeInfo(language).tag);
  const [people, changes] = await Promise.all([
    reader
      .selectFrom('operators')
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .select(['person_id', 'name', 'username', 'state', 'invited_until', 'used_at'])
      .execute(),
    changesOfOperators(reader),
  ]);
  const views = people.map(({ used_at, ...person }) => ({
    ...person,
    is_you: person.person_id === you,
    last_login_at: used_at || null,
    history: changes
      .filter(({ subject }) => subject === subjectOfOperator(person.person_id))
      .slice(0, MAX_HISTORY)
      .map(({ at, event, reason, by }) => ({ at, event, reason, by })),
  }));
  const rank = ({ state }: OperatorPerson) => (state === 'blocked' ? 1 : 0);
  return views.toSorted((a, b) => rank(a) - rank(b) || order(a.name, b.name));
}

function changesOfOperators(reader: Reader) {
  return reader
    .selectFrom('operator_events')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['subject', 'at', 'event', 'reason', 'partner_people.name as by'])
    .where('event', 'in', ['operatorInvited', 'operatorJoined', 'operatorBlocked'])
    .orderBy('operator_events.id', 'desc')
    .$narrowType<{ event: OperatorChange }>()
    .execute();
}

/**
 * Invites an operator, or makes a new code for one who is invited or blocked (OP-01).
 * @throws CallError fieldEmpty, fieldIncorrect, usernameIncorrect, or usernameTaken by another person or an active operator
 */
export function inviteOperator(
  services: Ports,
  by: PersonId,
  { has_login, ...typed }: ActionInput<'Operator.inviteOperator'>,
): Promise<Invitation> {
  const [name, username] = [checkName(typed.name), checkUsername(typed.username)];
  const { code, expires_at, kept } = invitation(services);
  const invited = { state: PERSON_TABLE.initial, ...kept };
  return orUsernameTaken(
    services.db.transact(async (tx) => {
      await lockOperators(tx);
      const known = await operatorNamed(tx, username);
      if (known?.state === 'active') throw new CallError('usernameTaken', { field: 'username' });
      const person_id = known?.person_id ?? (await personFor(tx, services, { username, name, has_login }));
      await tx
        .insertInto('operators')
        .values({ person_id, created_at: services.clock.now(), used_at: 0, ...invited })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(invited))
        .execute();
      await noteDeed(tx, services, { by, event: 'operatorInvited', partnerId: null, personId: person_id, reason: '' });
      return { person_id, code, expires_at };
    }),
  );
}

const operatorNamed = (reader: Reader, username: string) =>
  reader
    .selectFrom('operators')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['person_id', 'state'])
    .where('username', '=', username)
    .executeTakeFirst();

/**
 * Blocks an operator and ends their sessions for the platform; without a shop, their password too. A blocked one stays so.
 * @throws CallError notFound, fieldEmpty without a reason, or lastOperator
 */
export async function blockOperator(
  services: Ports,
  { you: by, language }: Asking,
  { person_id, reason: typed }: ActionInput<'Operator.blockOperator'>,
): Promise<OperatorPerson[]> {
  const reason = typed.trim();
  if (reason === '') throw new CallError('fieldEmpty', { field: 'reason' });
  await services.db.transact(async (tx) => {
    await lockOperators(tx);
    const operators = await tx.selectFrom('operators').select(['person_id', 'state']).execute();
    const operator = operators.find((one) => one.person_id === person_id);
    if (!operator) throw new CallError('notFound');
    if (operator.state === 'blocked') return;
    const others = operators.filter((one) => one.person_id !== person_id && one.state === 'active');
    if (others.length === 0) throw new CallError('lastOperator');
    const state = stateAfter(PERSON_TABLE, operator.state, 'blocked');
    await tx
      .updateTable('operators')
      .set({ state, ...NO_INVITATION })
      .where('person_id', '=', person_id)
      .execute();
    await endPlatformLogin(tx, person_id);
    await noteDeed(tx, services, { by, event: 'operatorBlocked', partnerId: null, personId: person_id, reason });
  });
  return operatorViews(services.db.read, { you: by, language });
}

/** Two operators who block each other at once take turns: every row is locked until the end of the transaction. */
async function lockOperators(tx: Tx): Promise<void> {
  await tx
    .updateTable('operators')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .execute();
}

/** A shop that a person works in keeps their login; a password that opens nothing ends. */
async function endPlatformLogin(tx: Tx, personId: PersonId): Promise<void> {
  const shops = await tx
    .selectFrom('memberships')
    .select('partner_id')
    .where('person_id', '=', personId)
    .where('state', '!=', 'blocked')
    .execute();
  if (shops.length > 0) return endPlatformSessions(tx, personId);
  await tx.updateTable('partner_people').set({ password_hash: null }).where('id', '=', personId).execute();
  await endSessions(tx, personId);
}
