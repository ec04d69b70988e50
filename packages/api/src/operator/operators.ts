import {
  type ActionInput,
  CallError,
  type Invitation,
  OPERATOR_CHANGES,
  type OperatorChange,
  type OperatorPerson,
} from '@cpc/contract';
import { judge, PERSON_TABLE, type PersonId, stateAfter } from '@cpc/domain';
import { type Locale, nameOrder } from '@cpc/i18n';
import type { Reader, Tx } from '../base/db/database.ts';
import type { With } from '../base/services.ts';
import { INVITED_MS, invitation, orUsernameTaken, personFor } from '../modules/partners/people/invite.ts';
import { endLogin } from '../modules/partners/people/lock.ts';
import { checkName, checkUsername } from '../modules/partners/login/username.ts';
import { allowed, refusalOf } from '../records/deciding/deciding.ts';
import { operatorInvitations } from '../records/deciding/facts.ts';
import { noteDeed, subjectOfOperator } from '../records/partners/deeds.ts';

/** Changes of an operator that are shown. */
const MAX_HISTORY = 5;
const NO_INVITATION = { proposed_by: null, invite_hash: null, invited_until: null };

type Ports = With<'db' | 'clock' | 'random'>;

/** Who asks, and in which language names are sorted. */
interface Asking {
  readonly you: PersonId;
  readonly language: Locale;
}

/** The operators with their history: blocked ones last, then by name (OP-01, LG-08). */
export async function operatorViews(services: Ports, { you, language }: Asking): Promise<OperatorPerson[]> {
  const reader = services.db.read;
  const order = nameOrder(language);
  const [people, changes, confirms] = await Promise.all([
    reader
      .selectFrom('operators')
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .leftJoin('partner_people as proposer', 'proposer.id', 'proposed_by')
      .select(['person_id', 'partner_people.name', 'partner_people.username', 'state', 'invited_until', 'used_at'])
      .select(['proposed_by as proposer_id', 'proposer.name as proposed_by'])
      .execute(),
    changesOfOperators(reader),
    confirming(reader, services, you),
  ]);
  const views = people.map(({ used_at, proposer_id, ...person }) => ({
    ...person,
    is_you: person.person_id === you,
    refusal: proposer_id === null ? null : refusalOf(confirms(proposer_id)),
    last_login_at: used_at || null,
    history: changes
      .filter(({ subject }) => subject === subjectOfOperator(person.person_id))
      .slice(0, MAX_HISTORY)
      .map(({ at, event, reason, by }) => ({ at, event, reason, by })),
  }));
  const rank = ({ state }: OperatorPerson) => (state === 'blocked' ? 1 : 0);
  return views.toSorted((a, b) => rank(a) - rank(b) || order(a.name, b.name));
}

/** @returns whether an operator may confirm what another one has asked for */
async function confirming(reader: Reader, { clock }: With<'clock'>, by: PersonId) {
  const facts = { by, now: clock.now(), invitations: await operatorInvitations(reader) };
  return (first: PersonId) =>
    judge('inviteOperator', { ...facts, first, askedBy: undefined, members: [], isAboveLimit: false });
}

function changesOfOperators(reader: Reader) {
  return reader
    .selectFrom('operator_events')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['subject', 'at', 'event', 'reason', 'partner_people.name as by'])
    .where('event', 'in', OPERATOR_CHANGES)
    .orderBy('operator_events.id', 'desc')
    .$narrowType<{ event: OperatorChange }>()
    .execute();
}

/**
 * Asks for an operator to be invited, or for a new code for one who is invited or blocked (OP-01). There is no code until
 * another operator confirms it (PA-13).
 * @throws CallError fieldEmpty, fieldIncorrect, usernameIncorrect, or usernameTaken by another person or an active operator
 */
export async function inviteOperator(
  services: Ports,
  { you: by, language }: Asking,
  { has_login, ...typed }: ActionInput<'Operator.inviteOperator'>,
): Promise<OperatorPerson[]> {
  const { db, clock } = services;
  const [name, username] = [checkName(typed.name), checkUsername(typed.username)];
  const invited_until = clock.now() + INVITED_MS;
  const proposed = { state: PERSON_TABLE.initial, proposed_by: by, invite_hash: null, invited_until };
  await orUsernameTaken(
    db.transact(async (tx) => {
      await lockOperators(tx);
      const known = await operatorNamed(tx, username);
      if (known?.state === 'active') throw new CallError('usernameTaken', { field: 'username' });
      const person_id = known?.person_id ?? (await personFor(tx, services, { username, name, has_login }));
      await tx
        .insertInto('operators')
        .values({ person_id, created_at: clock.now(), used_at: 0, ...proposed })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(proposed))
        .execute();
      await noteDeed(tx, services, { by, event: 'operatorInvited', partnerId: null, personId: person_id, reason: '' });
    }),
  );
  return operatorViews(services, { you: by, language });
}

/**
 * Confirms that an operator is invited, and makes the code (PA-13).
 * @throws CallError sameOperator, tiedOperators, or notFound if nothing waits to be confirmed
 */
export async function confirmOperator(
  services: Ports,
  by: PersonId,
  { person_id }: ActionInput<'Operator.confirmOperator'>,
): Promise<Invitation> {
  const { code, expires_at, kept } = invitation(services);
  await services.db.transact(async (tx) => {
    await lockOperators(tx);
    const { proposed_by } = await tx
      .selectFrom('operators')
      .select('proposed_by')
      .where('person_id', '=', person_id)
      .where('invited_until', '>', services.clock.now())
      .executeTakeFirstOrThrow(() => new CallError('notFound'));
    if (proposed_by === null) throw new CallError('notFound');
    allowed((await confirming(tx, services, by))(proposed_by));
    await tx
      .updateTable('operators')
      .set({ ...kept, proposed_by: null })
      .where('person_id', '=', person_id)
      .execute();
    await noteDeed(tx, services, { by, event: 'operatorConfirmed', partnerId: null, personId: person_id, reason: '' });
  });
  return { person_id, code, expires_at };
}

const operatorNamed = (reader: Reader, username: string) =>
  reader
    .selectFrom('operators')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['person_id', 'state'])
    .where('username', '=', username)
    .executeTakeFirst();

/**
 * Blocks an operator and ends their sessions for the platform; the password too if it opens no shop, or was stolen. Who
 * was only asked for by them is blocked too. A blocked one stays so.
 * @throws CallError notFound, fieldEmpty without a reason, or lastOperator
 */
export async function blockOperator(
  services: Ports,
  { you: by, language }: Asking,
  { person_id, reason: typed, password_stolen }: ActionInput<'Operator.blockOperator'>,
): Promise<OperatorPerson[]> {
  const reason = typed.trim();
  if (reason === '') throw new CallError('fieldEmpty', { field: 'reason' });
  await services.db.transact(async (tx) => {
    await lockOperators(tx);
    const operators = await tx.selectFrom('operators').select(['person_id', 'state', 'proposed_by']).execute();
    const operator = operators.find((one) => one.person_id === person_id);
    if (!operator) throw new CallError('notFound');
    if (operator.state === 'blocked') return;
    const others = operators.filter((one) => one.person_id !== person_id && one.state === 'active');
    if (others.length === 0) throw new CallError('lastOperator');
    for (const one of [operator, ...operators.filter(({ proposed_by }) => proposed_by === person_id)]) {
      const state = stateAfter(PERSON_TABLE, one.state, 'blocked');
      await tx
        .updateTable('operators')
        .set({ state, ...NO_INVITATION })
        .where('person_id', '=', one.person_id)
        .execute();
      const deed = { by, event: 'operatorBlocked', partnerId: null, personId: one.person_id, reason } as const;
      await noteDeed(tx, services, deed);
    }
    await endLogin(tx, services, { person_id, partner_id: null, isStolen: password_stolen ?? false });
  });
  return operatorViews(services, { you: by, language });
}

/** Two operators who block each other at once take turns: every row is locked until the end of the transaction. */
async function lockOperators(tx: Tx): Promise<void> {
  await tx
    .updateTable('operators')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .execute();
}
