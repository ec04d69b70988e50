import Fastify from 'fastify';
import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mailStandin } from './standin.ts';

const ACCOUNT = { user: 'user', password: 'secret', clock: () => 0 };
const MAIL = { from: 'shop@example.com', to: 'ann@example.com', subject: 'طلبك', text: 'plain', html: '<p>whole</p>' };

async function server() {
  const standin = await mailStandin(ACCOUNT);
  const app = Fastify();
  await app.register(standin.plugin);
  onTestFinished(async () => {
    await app.close();
    await standin.close();
  });
  const get = async (url: string) => app.inject({ url, headers: { 'accept-language': 'en' } });
  return { standin, get };
}

describe('the stand-in of a mail server', () => {
  it('[NT-01] the mail stand-in refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(mailStandin(ACCOUNT)).rejects.toThrow('refuses to run');
  });

  it('[NT-01] the mail stand-in takes e-mails of those who know its password, and shows them on labelled pages', async () => {
    const { standin, get } = await server();
    expect((await get('/inbox')).body).toContain('No e-mail yet');
    await createTransport(standin.url).sendMail({ ...MAIL, attachments: [{ filename: 'a.txt', content: 'file' }] });
    await expect(createTransport(standin.url.replace('secret', 'guess')).sendMail(MAIL)).rejects.toThrow('535');
    expect(standin.mails).toMatchObject([{ to: MAIL.to, from: MAIL.from, subject: MAIL.subject, number: 1 }]);
    expect((await get('/inbox')).body).toMatch(/no e-mail is sent[\s\S]*ann@example\.com[\s\S]*طلبك/);
    const whole = await get('/mail/1');
    expect([whole.body.trim(), whole.headers['content-security-policy']]).toEqual([
      '<p>whole</p>',
      expect.stringContaining('sandbox'),
    ]);
    expect((await get('/mail/1/text')).body.trim()).toBe('plain');
    expect((await get('/mail/1/file/0')).body).toBe('file');
    expect((await get('/mail/2')).statusCode).toBe(404);
  });

  it('[NT-01] the mail stand-in knows no mailbox that begins with nobody', async () => {
    const { standin } = await server();
    await expect(createTransport(standin.url).sendMail({ ...MAIL, to: 'nobody@example.com' })).rejects.toThrow('5.1.1');
    expect(standin.mails).toEqual([]);
  });
});
