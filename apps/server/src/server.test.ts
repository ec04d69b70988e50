import { openDatabase } from '@cpc/api';
import { databaseOf, readEnvironment } from '@cpc/settings';
import { expect, it } from 'vitest';
import { startServer } from './server.ts';
import { call, dataDir } from './testing/process.ts';

it('[SE-02.1] the server stores a password at the cost that OWASP recommends', async () => {
  // Nobody is there to send the code: what the customer typed is stored before.
  const settings = readEnvironment({
    DATA_DIR: dataDir(),
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '0',
    PORT: '0',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_API_URL: 'https://127.0.0.1:1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+15005550006',
  });
  const server = await startServer(settings);
  const asked = { phone: '+4915112345678', country: 'DE', password: 'long enough' };
  await call(`http://127.0.0.1:${server.port}`, 'User.register', asked);
  await server.close();
  const db = await openDatabase(databaseOf(settings), { now: Date.now });
  const stored = await db.read.selectFrom('phone_codes').select('password_hash').executeTakeFirstOrThrow();
  await db.close();
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
