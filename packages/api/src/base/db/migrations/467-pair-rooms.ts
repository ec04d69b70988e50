import type { Migration } from '../migration.ts';

/** Rooms in which two people make a pair of designs (ED-13): what runs over both halves, and the two. */
export const pairRooms: Migration = {
  name: '467-pair-rooms',
  async up({ db, table, text, int }) {
    await table('pair_rooms')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('shared', text, (column) => column.notNull())
      .addColumn('revision', int, (column) => column.notNull())
      .addColumn('photos', int, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('ends_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pair_rooms_end').on('pair_rooms').column('ends_at').execute();
    await table('pair_room_people')
      .addColumn('room_id', text, (column) => column.notNull().references('pair_rooms.id').onDelete('cascade'))
      .addColumn('side', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('goods_id', text, (column) => column.notNull())
      .addColumn('name', text)
      .addColumn('joined_at', int, (column) => column.notNull())
      .addColumn('seen_at', int, (column) => column.notNull())
      .addColumn('ground', text)
      .addColumn('picture', text)
      .addColumn('shown', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('pair_room_people_key', ['room_id', 'side'])
      .execute();
    await db.schema.createIndex('pair_room_people_account').on('pair_room_people').column('account_id').execute();
  },
};
