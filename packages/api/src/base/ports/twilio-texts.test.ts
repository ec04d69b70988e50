import { randomBytes } from 'node:crypto';
import { type TextStandin, textStandin } from '@cpc/standins';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testLog } from '../../testing/services.ts';
import { twilioTexts } from './twilio-texts.ts';

const ACCOUNT = { accountSid: 'AC00000000000000000000000000000001', authToken: 'secret' };

async function gateway(): Promise<{ readonly standin: TextStandin; readonly apiUrl: string }> {
  const standin = textStandin({ ...ACCOUNT, clock: Date.now, random: randomBytes });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(standin.plugin, { prefix: '/texts' });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { standin, apiUrl: `${url}/texts` };
}

describe('text messages by Twilio’s Messages API', () => {
  const texts = (apiUrl: string, changes: object = {}) => {
    const log = testLog();
    const made = twilioTexts({ apiUrl, ...ACCOUNT, from: '+15005550006', ...changes }, log);
    onTestFinished(() => made.close());
    return { log, send: made.send };
  };

  it('[SE-02.3] the gateway gets number, sender and text unchanged', async () => {
    const { standin, apiUrl } = await gateway();
    expect(await texts(apiUrl).send('+8613800138000', 'رمزك 123456 & more')).toBe(true);
    const service = `MG${'0'.repeat(32)}`;
    expect(await texts(apiUrl, { from: service }).send('+4915112345678', 'x')).toBe(true);
    expect(standin.texts).toMatchObject([
      { to: '+8613800138000', from: '+15005550006', service: null, body: 'رمزك 123456 & more' },
      { to: '+4915112345678', from: null, service, body: 'x' },
    ]);
  });

  it('[SE-02.3] [SE-06.2] a refused message counts as not sent, and the log names no number', async () => {
    const { standin, apiUrl } = await gateway();
    for (const what of ['refused', 'busy', 'away', 'answerLost'] as const) {
      standin.misbehave(what);
      const { send, log } = texts(apiUrl);
      expect({ what, sent: await send('+8613800138000', 'x') }).toEqual({ what, sent: false });
      expect(JSON.stringify(log.lines)).not.toContain('13800138000');
      expect(log.lines).toHaveLength(1);
    }
    expect(await texts(apiUrl, { authToken: 'wrong' }).send('+8613800138000', 'x')).toBe(false);
    expect(await texts('http://127.0.0.1:1').send('+8613800138000', 'x')).toBe(false);
  });
});
