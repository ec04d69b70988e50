import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stringsOf } from './attributes.ts';
import { IppConnection } from './connection.ts';
import { decode } from './decode.ts';
import { OPERATION } from './message.ts';

/** A printer that records requests and answers nothing. */
async function listener() {
  const asked: { uri: string[]; authorization: string | undefined; bytes: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      const uri = stringsOf(decode(bytes).groups[0]?.attributes, 'printer-uri');
      asked.push({ uri, authorization: request.headers.authorization, bytes });
      response.writeHead(403).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('the address of a printer', () => {
  const login = { user: 'station', password: 'pass word' };
  it.each([
    ['in the address', 'station:pass%20word@', undefined],
    ['of its own', '', login],
  ])('[SE-06.1] a password %s is sent as Basic, never in printer-uri', async (_, userinfo, given) => {
    const { asked, host } = await listener();
    const connection = new IppConnection(`ipp://${userinfo}${host}/printers/case`, undefined, given);
    const failed = await connection.send({ operation: OPERATION.getPrinterAttributes }).catch(String);
    expect(failed).not.toContain('pass');
    const [{ uri, authorization, bytes } = { uri: [], authorization: '', bytes: Buffer.alloc(0) }] = asked;
    expect(uri).toEqual([`ipp://${host}/printers/case`]);
    expect(authorization).toBe(`Basic ${Buffer.from('station:pass word').toString('base64')}`);
    expect(bytes.includes('pass')).toBe(false);
  });
});
