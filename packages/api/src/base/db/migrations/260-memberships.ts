import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration, TableMaker } from '../migration.ts';

/**
 * A person may work in several shops and for the platform (PA-09). Everybody stays in the shop they are in: owners as
 * owners, staff as managers. Whoever is logged in stays so.
 */
export const memberships: Migration = {
  name: '260-memberships',
  async up(tables) {
    await people(tables);
    await members(tables);
    await history(tables);
    await sessions(tables);
    await profiles(tables);
    await replaced(tables, 'partner_people', 'partner_people_of_all');
    await operators(tables);
    await tables.db.schema
      .alterTable('partners')
      .addColumn('state', tables.text, (column) => column.notNull().defaultTo('open'))
      .execute();
  },
};

/** A column that other rules name cannot be taken off a table on both engines, so the table is made anew. */
async function replaced({ db }: TableMaker, table: string, by: string): Promise<void> {
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(by).renameTo(table).execute();
}

async function people({ db, table, text, int }: TableMaker): Promise<void> {
  await table('partner_people_of_all')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('username', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('password_hash', text)
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('last_login_at', int)
    .execute();
  await sql`
    insert into partner_people_of_all (id, username, name, password_hash, created_at, last_login_at)
    select id, username, name, password_hash, created_at, last_login_at from partner_people`.execute(db);
}

const ROLE = sql`case role when 'staff' then 'manager' else role end`;

async function members({ db, table, text, int }: TableMaker): Promise<void> {
  await table('memberships')
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people_of_all.id'))
    .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('stations', text)
    .addColumn('invite_hash', text, (column) => column.unique())
    .addColumn('invited_until', int)
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('used_at', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['person_id', 'partner_id'])
    .addCheckConstraint('memberships_role', sql`role in ('owner', 'manager', 'counter', 'technician', 'accountant')`)
    .addCheckConstraint('memberships_stations', sql`role <> 'owner' or stations is null`)
    .addCheckConstraint(
      'memberships_invitation',
      sql`(state = 'invited') = (invite_hash is not null) and (invite_hash is null) = (invited_until is null)`,
    )
    .execute();
  await sql`
    insert into memberships
      (person_id, partner_id, role, state, invite_hash, invited_until, created_at, used_at)
    select id, partner_id, ${ROLE}, state, invite_hash, invited_until, created_at, coalesce(last_login_at, 0)
    from partner_people`.execute(db);
  await db.schema.createIndex('memberships_partner').on('memberships').column('partner_id').execute();
}

async function history(tables: TableMaker): Promise<void> {
  const { db, engine, table, text, int } = tables;
  await table('partner_person_events_by_shop')
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people_of_all.id'))
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('from_state', text, (column) => column.notNull())
    .addColumn('to_state', text, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('by_person', text)
    .addPrimaryKeyConstraint('partner_person_events_of_shop_key', ['person_id', 'partner_id', 'seq'])
    .execute();
  await sql`
    insert into partner_person_events_by_shop
      (person_id, seq, partner_id, at, event, from_state, to_state, role, by_person)
    select event.person_id, event.seq, person.partner_id, event.at, event.event, event.from_state, event.to_state,
      case event.role when 'staff' then 'manager' else event.role end, event.by_person
    from partner_person_events as event join partner_people as person on person.id = event.person_id`.execute(db);
  await replaced(tables, 'partner_person_events', 'partner_person_events_by_shop');
  if (engine === 'postgres') await sql`drop function partner_person_events_kept()`.execute(db);
  await appendOnly(tables, 'partner_person_events');
}

async function sessions(tables: TableMaker): Promise<void> {
  const { db, table, text, int } = tables;
  await table('partner_sessions_for_places')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people_of_all.id'))
    .addColumn('partner_id', text, (column) => column.references('partners.id'))
    .addColumn('started_at', int, (column) => column.notNull())
    .addColumn('expires_at', int, (column) => column.notNull())
    .execute();
  await sql`
    insert into partner_sessions_for_places (token_hash, person_id, partner_id, started_at, expires_at)
    select token_hash, person_id, partner_id, started_at, expires_at
    from partner_sessions join partner_people on partner_people.id = person_id`.execute(db);
  await replaced(tables, 'partner_sessions', 'partner_sessions_for_places');
  await db.schema.createIndex('partner_sessions_person').on('partner_sessions').column('person_id').execute();
}

/** The one other table that refers to people. */
async function profiles(tables: TableMaker): Promise<void> {
  const { db, table, text, int } = tables;
  await table('machine_profiles_by_people')
    .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
    .addColumn('version', int, (column) => column.notNull())
    .addColumn('asset', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people_of_all.id'))
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('ended_at', int)
    .addColumn('dropped_at', int)
    .addPrimaryKeyConstraint('machine_profiles_by_people_key', ['machine_id', 'version'])
    .execute();
  await sql`
    insert into machine_profiles_by_people
      (machine_id, version, asset, name, facts, person_id, at, ended_at, dropped_at)
    select machine_id, version, asset, name, facts, person_id, at, ended_at, dropped_at
    from machine_profiles`.execute(db);
  await replaced(tables, 'machine_profiles', 'machine_profiles_by_people');
}

async function operators(tables: TableMaker): Promise<void> {
  const { table, text, int } = tables;
  await table('operators')
    .addColumn('person_id', text, (column) => column.primaryKey().references('partner_people.id'))
    .addColumn('created_at', int, (column) => column.notNull())
    .addColumn('used_at', int, (column) => column.notNull())
    .execute();
  await table('operator_events')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .execute();
  await appendOnly(tables, 'operator_events');
}
