import { mailStandin } from '@cpc/standins';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testLog } from '../../testing/services.ts';
import type { Mail } from './mails.ts';
import { mailProblem, smtpMails } from './smtp-mails.ts';

const MAIL = { id: 'job-1', to: 'ann@example.com', subject: 'Ready', text: 'as text', html: '<p>as HTML</p>' };
const ON = new AbortController().signal;
const SENDER = { from: 'shop@example.com', name: 'Shop, "the" one', replyTo: 'ask@example.com' };

async function gateway(changes: object = {}) {
  const standin = await mailStandin({ user: 'user', password: 'secret', clock: () => 0 });
  const log = testLog();
  const mails = smtpMails({ url: standin.url, ...SENDER, ...changes }, log);
  onTestFinished(standin.close);
  return { standin, log, send: (mail: Mail, signal = ON) => mails.send(mail, signal) };
}

describe('e-mails by SMTP', () => {
  it('[NT-01] a mail server gets both forms, the files and the sender, under a name that stays', async () => {
    const { standin, send } = await gateway();
    const files = [{ name: 'R-1.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) }];
    expect([await send({ ...MAIL, files }), await send({ ...MAIL, files })]).toEqual(['taken', 'taken']);
    const [mail, again] = standin.mails;
    expect(mail).toMatchObject({ to: MAIL.to, from: SENDER.from, subject: 'Ready', files: [{ name: 'R-1.pdf' }] });
    expect([mail?.text.trim(), mail?.html.trim(), mail?.files[0]?.bytes]).toEqual([
      'as text',
      '<p>as HTML</p>',
      new Uint8Array([1, 2, 3]),
    ]);
    expect(mail?.headers).toMatchObject({ 'reply-to': 'ask@example.com', 'auto-submitted': 'auto-generated' });
    expect([mail?.headers['message-id'], again?.headers['message-id']]).toEqual(Array(2).fill('<job-1@example.com>'));
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('[NT-02] news carry the address that ends them at one tap (RFC 8058)', async () => {
    const { standin, send } = await gateway();
    const off = `https://shop.example/mail/off?key=${'k'.repeat(22)}`;
    expect(await send({ ...MAIL, off })).toBe('taken');
    expect(standin.mails[0]?.headers).toMatchObject({
      'list-unsubscribe': `<${off}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('[NT-01] nothing that people type begins another header or another e-mail', async () => {
    const { standin, send } = await gateway({ name: 'Shop\r\nBcc: evil@example.com' });
    const subject = 'Ready\r\nBcc: evil@example.com\r\n\r\n<b>body</b>';
    const text = 'first\r\n.\r\nMAIL FROM:<evil@example.com>\r\n';
    expect(await send({ ...MAIL, subject, text })).toBe('taken');
    expect(standin.mails).toHaveLength(1);
    expect(standin.mails[0]?.headers).not.toHaveProperty('bcc');
    expect(standin.mails[0]?.text).toContain('MAIL FROM:<evil@example.com>');
  });

  it.each([
    ['busy', 'later'],
    ['away', 'away'],
    ['refused', 'refused'],
    ['unknownMailbox', 'bounced'],
    ['noRelay', 'later'],
    ['bareRefusal', 'later'],
    ['answerLost', 'unsure'],
  ] as const)('[NT-01] [SE-06.2] a server that is %s: %s, and the log names nobody', async (what, fate) => {
    const { standin, log, send } = await gateway();
    standin.misbehave(what);
    expect(await send(MAIL)).toBe(fate);
    expect(JSON.stringify(log.lines)).not.toContain('ann@');
    expect(await send(MAIL)).toBe('taken');
  });

  it('[NT-01] the stop of the server ends the wait for a mail server', async () => {
    const { standin, send } = await gateway();
    await expect(send(MAIL, AbortSignal.abort())).rejects.toThrow('abort');
    expect(standin.mails).toEqual([]);
  });

  it('[NT-01] a server that is not there, or that does not know us, is away', async () => {
    const { standin, send } = await gateway({ url: 'smtp://127.0.0.1:1' });
    expect(await send(MAIL)).toBe('away');
    const stranger = smtpMails({ url: standin.url.replace('secret', 'guess'), ...SENDER }, testLog());
    expect(await stranger.send(MAIL, ON)).toBe('away');
    expect(await mailProblem(standin.url)).toBeUndefined();
    expect(await mailProblem(standin.url.replace('secret', 'guess'))).toContain('535');
    expect(await mailProblem('smtp://127.0.0.1:1')).toContain('ECONNREFUSED');
  });
});
