import type { Migration } from '../migration.ts';

/** Devices that somebody logged in on before: wrong passwords from elsewhere do not slow them (decision 116). */
export const knownDevices: Migration = {
  name: '210-known-devices',
  async up({ db, table, text, int }) {
    await table('known_devices')
      .addColumn('device_hash', text, (column) => column.notNull())
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('used_at', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['device_hash', 'holder'])
      .execute();
    await db.schema.createIndex('known_devices_holder').on('known_devices').columns(['holder', 'used_at']).execute();
  },
};
