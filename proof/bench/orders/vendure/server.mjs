/**
 * A Vendure shop with one product, as the bench runs it: the core with its defaults, without plugins or log. The bench
 * copies this file into Vendure's own folder and runs it there. Environment: PORT, DATABASE_URL; FILL=1 creates the
 * tables and the product.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, dummyPaymentHandler, NoopLogger } from '@vendure/core';
import { populate } from '@vendure/core/cli/populate.js';
import { parse } from 'pg-connection-string';

// Files that it writes go into its own folder.
process.chdir(import.meta.dirname);
const { PORT, DATABASE_URL, FILL } = process.env;
const { host, user, database } = parse(DATABASE_URL);
const port = Number(PORT);
const config = {
  logger: new NoopLogger(),
  apiOptions: { hostname: '127.0.0.1', port },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'bench', password: 'nobody comes in here' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host,
    username: user,
    database,
    synchronize: FILL === '1',
    migrations: [],
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [],
};

const argument = (name, value) => ({ name, value });
const SHOP = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ code: 'DE', name: 'Germany', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 19 }],
  shippingMethods: [{ name: 'Pickup', price: 0 }],
  // Takes the money at once: a paid order is settled.
  paymentMethods: [
    { name: 'Counter', handler: { code: dummyPaymentHandler.code, arguments: [argument('automaticSettle', 'true')] } },
  ],
  collections: [],
};
const COLUMNS = {
  name: 'Case',
  slug: 'case',
  description: 'A case',
  assets: '',
  facets: '',
  optionGroups: '',
  optionValues: '',
  sku: 'case',
  price: '12.90',
  taxCategory: 'standard',
  stockOnHand: '100000000',
  trackInventory: 'true',
  variantAssets: '',
  variantFacets: '',
};

async function fill() {
  const shelf = join(import.meta.dirname, 'shelf.csv');
  writeFileSync(shelf, `${Object.keys(COLUMNS).join(',')}\n${Object.values(COLUMNS).join(',')}\n`);
  return populate(() => bootstrap(config), SHOP, shelf);
}

const app = await (FILL === '1' ? fill() : bootstrap(config));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
