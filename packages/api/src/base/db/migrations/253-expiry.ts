import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Sizes of designs are summed without their texts, and what expires is found by indexes. */
export const expiry: Migration = {
  name: '253-expiry',
  async up({ db }) {
    await db.schema.createIndex('documents_bytes').on('documents').columns(['hash', 'bytes']).execute();
    await db.schema.createIndex('shares_work').on('shares').column('work_id').execute();
    // `closed`, see ORDER_STATUS.
    await db.schema
      .createIndex('orders_closed')
      .on('orders')
      .column('id')
      .where(sql.ref('status'), '=', sql.lit(4))
      .execute();
    await db.schema.dropIndex('uploads_address').execute();
    await db.schema.alterTable('uploads').dropColumn('address').execute();
  },
};
