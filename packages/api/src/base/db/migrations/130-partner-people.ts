import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration, TableMaker } from '../migration.ts';

/**
 * A shop has people, each with a login of their own (PA-01). The one login a shop had is its owner's from here on: the
 * same name, the same password, and whoever is logged in stays so.
 */
export const partnerPeople: Migration = {
  name: '130-partner-people',
  async up(tables) {
    await shops(tables);
    await people(tables);
    await history(tables);
    await sessions(tables);
    await tables.db.schema.dropTable('partners').execute();
    await tables.db.schema.alterTable('partners_with_people').renameTo('partners').execute();
    await deeds(tables);
  },
};

/** A column that is unique cannot be taken off a table on both engines, so it is made anew. */
async function shops({ db, table, text, int }: TableMaker): Promise<void> {
  await table('partners_with_people')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('commission_permille', int)
    .addColumn('version', int, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    insert into partners_with_people (id, name, created_at, commission_permille)
    select id, name, created_at, commission_permille from partners`.execute(db);
}

async function people({ db, table, text, int }: TableMaker): Promise<void> {
  await table('partner_people')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('partner_id', text, (column) => column.notNull().references('partners_with_people.id'))
    .addColumn('username', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('password_hash', text)
    .addColumn('invite_hash', text, (column) => column.unique())
    .addColumn('invited_until', int)
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('last_login_at', int)
    .addCheckConstraint('partner_people_role', sql`role in ('staff', 'owner')`)
    .addCheckConstraint('partner_people_password', sql`(state = 'active') = (password_hash is not null)`)
    .addCheckConstraint(
      'partner_people_invitation',
      sql`(state = 'invited') = (invite_hash is not null) and (invite_hash is null) = (invited_until is null)`,
    )
    .execute();
  await db.schema.createIndex('partner_people_partner').on('partner_people').column('partner_id').execute();
  await sql`
    insert into partner_people (id, partner_id, username, name, role, state, password_hash, created_at)
    select 'owner-' || id, id, username, name, 'owner', 'active', password_hash, created_at from partners`.execute(db);
}

async function history(tables: TableMaker): Promise<void> {
  const { table, text, int } = tables;
  await table('partner_person_events')
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('from_state', text, (column) => column.notNull())
    .addColumn('to_state', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('by_person', text)
    .addPrimaryKeyConstraint('partner_person_events_key', ['person_id', 'seq'])
    .execute();
  await appendOnly(tables, 'partner_person_events');
}

async function sessions({ db, table, text, int }: TableMaker): Promise<void> {
  await table('partner_sessions_of_people')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('started_at', int, (column) => column.notNull())
    .addColumn('expires_at', int, (column) => column.notNull())
    .execute();
  await sql`
    insert into partner_sessions_of_people (token_hash, person_id, started_at, expires_at)
    select token_hash, 'owner-' || partner_id, started_at, expires_at from partner_sessions`.execute(db);
  await db.schema.dropTable('partner_sessions').execute();
  await db.schema.alterTable('partner_sessions_of_people').renameTo('partner_sessions').execute();
  await db.schema.createIndex('partner_sessions_person').on('partner_sessions').column('person_id').execute();
}

/** Who it was: null in what was done before there were people. */
async function deeds({ db, text }: TableMaker): Promise<void> {
  await db.schema.alterTable('print_decisions').addColumn('person_id', text).execute();
  await db.schema.alterTable('refunds').addColumn('given_by', text).execute();
  await sql`
    update counter_payments set taken_by = 'owner-' || taken_by where taken_by is not null`.execute(db);
}
