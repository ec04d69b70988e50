import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { PRODUCTION } from './testing.ts';
import { warningsOf } from './warnings.ts';

describe('warnings at start', () => {
  it('[OP-02.1] warns that all customers share one address behind an untrusted proxy', () => {
    const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+15005550006' };
    const behind = { ...twilio, PUBLIC_URL: 'https://shop.example' };
    expect(warningsOf(readEnvironment(behind))).toEqual([expect.stringContaining('TRUSTED_PROXIES is empty')]);
    expect(warningsOf(readEnvironment({ ...behind, TRUSTED_PROXIES: '127.0.0.1' }))).toEqual([]);
    expect(warningsOf(readEnvironment({ ...twilio, PUBLIC_URL: 'http://localhost:8080' }))).toEqual([]);
    expect(warningsOf(readEnvironment(twilio))).toEqual([]);
  });

  it('[OP-02.1] [SE-02.3] warns that nobody can register without a gateway for messages', () => {
    expect(warningsOf(readEnvironment({}))).toEqual([expect.stringContaining('TWILIO_ACCOUNT_SID is empty')]);
    expect(warningsOf(readEnvironment({ DEMO: '1' }))).toEqual([]);
  });

  it('[OP-02.1] [NT-01] warns that a real shop sends no e-mails', () => {
    const none = expect.stringContaining('MAIL_URL is empty');
    const mail = { MAIL_URL: 'smtps://me:secret@mail.example', MAIL_FROM: 'shop@mail.example' };
    expect(warningsOf(readEnvironment(PRODUCTION))).toContainEqual(none);
    expect(warningsOf(readEnvironment({ ...PRODUCTION, ...mail }))).not.toContainEqual(none);
    expect(readEnvironment({ ...PRODUCTION, ...mail }).mail).toEqual({ url: mail.MAIL_URL, from: mail.MAIL_FROM });
  });

  it('[OP-02.1] [RT-09.2] warns that customers of a real shop cannot reach the operator', () => {
    const unnamed = expect.stringContaining('PLATFORM_ADDRESS or PLATFORM_EMAIL is empty');
    const named = { ...PRODUCTION, PLATFORM_ADDRESS: 'Ring 1, 1010 Wien', PLATFORM_EMAIL: 'ask@platform.example' };
    expect(warningsOf(readEnvironment(PRODUCTION))).toContainEqual(unnamed);
    expect(warningsOf(readEnvironment({ ...PRODUCTION, PLATFORM_ADDRESS: 'Ring 1' }))).toContainEqual(unnamed);
    expect(warningsOf(readEnvironment(named))).not.toContainEqual(unnamed);
  });
});
