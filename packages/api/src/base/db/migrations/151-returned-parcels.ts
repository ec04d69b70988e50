import type { Migration } from '../migration.ts';

/** Parcels that came back, or that the carrier lost: since when it is known, and why. */
export const returnedParcels: Migration = {
  name: '151-returned-parcels',
  async up({ db, text, int }) {
    await db.schema.alterTable('deliveries').addColumn('returned_at', int).execute();
    await db.schema.alterTable('deliveries').addColumn('return_reason', text).execute();
  },
};
