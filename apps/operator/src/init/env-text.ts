import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { envLine } from '@cpc/settings';
import { wrongUse } from '../io/failure.ts';
import type { Values } from './questions.ts';

const ABOUT: Readonly<Record<string, string>> = {
  NODE_ENV: 'production refuses the demo, stand-ins and plain http',
  PUBLIC_URL: 'the address of the product for customers',
  HOST: 'the server listens here; your proxy passes calls on to it',
  PORT: '',
  TRUSTED_PROXIES: 'proxies whose X-Forwarded-For is believed; otherwise all customers count as one address',
  DATA_DIR: 'stored files, and the embedded database unless DATABASE_URL is set: back it up',
  DATABASE_URL: 'PostgreSQL; without it the embedded database serves one process',
  S3_ENDPOINT: 'a store of objects for files; without it they are in DATA_DIR',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  CURRENCY: 'of new stations, unless another is said',
  COUNTRIES: 'that parcels are sent to; empty for all',
  COMMISSION_PERMILLE: 'the platform’s part of a sale, in thousandths, unless a shop has another',
  BANK_DATA_KEYS: 'encrypts the bank data of shops: keep a copy apart from the back-ups, or the data is lost with it',
  PAYPAL_ENVIRONMENT: 'live, sandbox for play money, or none if customers pay at the counter only',
  PAYPAL_CLIENT_ID: 'from developer.paypal.com',
  PAYPAL_CLIENT_SECRET: '',
  PAYPAL_WEBHOOK_ID: 'of the webhook to <PUBLIC_URL>/api/Paypal/webhook',
};

/** An env file that explains itself. */
export function envText(values: Values): string {
  const lines = Object.keys(ABOUT).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    const about = ABOUT[name];
    return [...(about ? [`# ${name}: ${about}`] : []), lineOf(name, value)];
  });
  return [
    '# Settings of the platform, written by "operator init". It holds secrets: only its owner may read it.',
    '# The server reads it if ENV_FILE names it. All settings: docs/CONFIGURATION.md. Restart the server after a change.',
    ...lines,
    '# FOUR_EYES_ABOVE: above this, of what a shop gets within seven days, two operators approve ("init --second" makes the second).',
    '# none is for a platform of one person: that person alone can then pay out any amount.',
    '#FOUR_EYES_ABOVE=1000',
    '# Who runs the platform: on the monthly bills of shops, and beside the terms that customers read.',
    '#PLATFORM_NAME=',
    '#PLATFORM_ADDRESS=',
    '#PLATFORM_COUNTRY=',
    '#PLATFORM_VAT_ID=',
    '#PLATFORM_REGISTRATION=',
    '#PLATFORM_EMAIL=',
    '# The account from which shops are paid by SEPA files.',
    '#PAYOUT_NAME=',
    '#PAYOUT_IBAN=',
    '#PAYOUT_BIC=',
    '# Codes for phone numbers need a gateway. Without it customers stay guests.',
    '#TWILIO_ACCOUNT_SID=',
    '#TWILIO_AUTH_TOKEN=',
    '#TWILIO_FROM=',
    '# E-mails to customers and shops need a mail server.',
    '#MAIL_URL=',
    '#MAIL_FROM=',
    '',
  ].join('\n');
}

function lineOf(name: string, value: string): string {
  try {
    return envLine(name, value);
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** In place at once, and never readable by others. */
export function writeEnv(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, text, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, path);
}
