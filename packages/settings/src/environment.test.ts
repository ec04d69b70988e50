import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, VARIABLES } from './environment.ts';
import { PRODUCTION } from './testing.ts';

/** One wrong variable per line, and what its error message must demand. */
const WRONG: readonly [variables: Record<string, string>, name: string, must: string][] = [
  [{ PORT: 'eighty' }, 'PORT', 'a whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT', 'a whole number from 0 to 65535'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV', 'development, test or production'],
  [
    { DATABASE_URL: 'mysql://localhost/shop' },
    'DATABASE_URL',
    'an address like postgres://user:password@host/database',
  ],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL', 'an address like https://shop.example'],
  [{ PUBLIC_URL: 'https://shop.example/app' }, 'PUBLIC_URL', 'without a path'],
  [{ CURRENCY: 'euro' }, 'CURRENCY', 'an ISO 4217 code like EUR'],
  [{ COUNTRIES: 'DE, Austria' }, 'COUNTRIES', 'codes of countries separated by commas'],
  [{ PLATFORM_EMAIL: 'ask at platform' }, 'PLATFORM_EMAIL', 'an e-mail address'],
  [{ DEMO: 'yes' }, 'DEMO', '0 or 1'],
  [{ DEMO_ENROL_CODE: 'short' }, 'DEMO_ENROL_CODE', 'at least 8 characters'],
  [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE', 'a whole number from 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL', 'debug, info, warn, error or silent'],
  [{ PAYPAL_ENVIRONMENT: 'test' }, 'PAYPAL_ENVIRONMENT', 'live, sandbox or none'],
  [{ TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_AUTH_TOKEN', 'set with TWILIO_ACCOUNT_SID and TWILIO_FROM'],
  [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM', 'set with MAIL_URL'],
  [{ MAIL_URL: 'http://mail.example' }, 'MAIL_URL', 'an address like smtps:'],
  [{ MAIL_URL: 'smtps://me@mail.example' }, 'MAIL_URL', 'an address like smtps:'],
  [{ MAIL_FROM: 'shop' }, 'MAIL_FROM', 'an e-mail address'],
  [{ TWILIO_FROM: '12' + '3'.repeat(20) }, 'TWILIO_FROM', 'a number like'],
  [{ TWILIO_API_URL: 'http://sms.example' }, 'TWILIO_API_URL', 'an https address'],
  [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET', 'set with the other PAYPAL_ variables'],
  [{ ...PRODUCTION, PAYPAL_CLIENT_ID: '' }, 'PAYPAL_CLIENT_ID', 'set in production'],
  [{ ...PRODUCTION, PAYPAL_ENVIRONMENT: '' }, 'PAYPAL_ENVIRONMENT', 'set in production, to live, sandbox or none'],
  [{ ...PRODUCTION, PAYPAL_ENVIRONMENT: 'none' }, 'PAYPAL_ENVIRONMENT', 'live or sandbox with other PAYPAL_ variables'],
  [{ PAYPAL_STANDIN_URL: 'http://127.0.0.1:9000/p' }, 'PAYPAL_STANDIN_SECRET', 'set with PAYPAL_STANDIN_URL'],
  [
    { ...PRODUCTION, PAYPAL_STANDIN_URL: 'http://127.0.0.1:9000/p', PAYPAL_STANDIN_SECRET: 'secret' },
    'PAYPAL_STANDIN_URL',
    'empty in production',
  ],
  [{ PUSH_SERVICES: 'fcm.googleapis.com, 10.0.0.1' }, 'PUSH_SERVICES', 'host names separated by commas'],
  [{ PUSH_SERVICES: 'localhost' }, 'PUSH_SERVICES', 'host names separated by commas'],
  [{ VAPID_CONTACT: 'http://shop.example' }, 'VAPID_CONTACT', 'an address like mailto:push@shop.example'],
  [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY', 'a P-256 private key'],
  [{ DOUYIN_CLIENT_KEY: 'key' }, 'DOUYIN_CLIENT_SECRET', 'set with DOUYIN_CLIENT_KEY'],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES_URL', 'an http or https address with'],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, 'MAP_TILES_ATTRIBUTION', 'set with MAP_TILES_URL'],
  [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT', 'an address like https'],
  [{ S3_ENDPOINT: 'https://s3.example/shop' }, 'S3_ENDPOINT', 'without a path'],
  [{ S3_BUCKET: 'My Bucket' }, 'S3_BUCKET', 'the name of a bucket'],
  [{ S3_REGION: 'eu central' }, 'S3_REGION', 'a name like eu-central-1'],
  [{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop' }, 'S3_SECRET_ACCESS_KEY', 'set with S3_ENDPOINT'],
  [{ ...PRODUCTION, DEMO: '1' }, 'DEMO', '0 in production'],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL', 'an https address in production'],
];

describe('the environment', () => {
  it('[OP-02.1] needs no variable', () => {
    const settings = readEnvironment({});
    expect(settings).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      paypal: undefined,
      demo: undefined,
      production: false,
    });
  });

  it.each(WRONG)('[OP-02.2] refuses %j, naming %s and that it must be %s', (variables, name, must) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`${name} must be .*${must}`));
  });

  it('[OP-02.2] reports all wrong variables at once', () => {
    expect(() => readEnvironment({ PORT: '-1', DEMO: 'on' })).toThrow(/PORT .*\n.*DEMO /);
  });

  it('[OP-02.1] [QU-02.4] notifies by the browsers’ push services by default, or by none', () => {
    expect(readEnvironment({}).notifications.services).toContain('fcm.googleapis.com');
    expect(readEnvironment({ PUSH_SERVICES: 'none' }).notifications.services).toEqual([]);
    expect(readEnvironment({ PUSH_SERVICES: 'a.example, *.b.example' }).notifications.services).toEqual([
      'a.example',
      '*.b.example',
    ]);
  });

  it('[OP-02.2] accepts a whole production configuration', () => {
    const settings = readEnvironment({
      ...PRODUCTION,
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    });
    expect(settings.paypal).toEqual({ live: true, clientId: 'id', clientSecret: 'secret', webhookId: 'hook' });
    expect(settings.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1']);
  });

  it('[PY-10] [OP-02.2] production needs no provider of payments if customers pay at the counter only', () => {
    const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'];
    const without = Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => !names.includes(name)));
    expect(readEnvironment({ ...without, PAYPAL_ENVIRONMENT: 'none' })).toMatchObject({
      counterOnly: true,
      paypal: undefined,
    });
    expect(readEnvironment(PRODUCTION).counterOnly).toBe(false);
  });

  it('[OP-02.1] the documented table lists exactly these variables', () => {
    const table = readFileSync(new URL('../../../docs/CONFIGURATION.md', import.meta.url), 'utf8');
    const documented = [...table.matchAll(/^\| `([A-Z0-9_]+)` *\|/gm)].map((match) => match[1]);
    expect(new Set(documented)).toEqual(new Set(Object.keys(VARIABLES)));
    expect(documented.length).toBe(Object.keys(VARIABLES).length);
  });
});
