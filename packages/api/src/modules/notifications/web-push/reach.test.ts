import { describe, expect, it } from 'vitest';
import { isPushService } from './endpoint.ts';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

const CONFIG = { services: ['push.example', '*.push.example.net'], contact: 'mailto:push@shop.example' };
const STANDIN = { ...CONFIG, standin: 'http://127.0.0.1:8080/demo-push' };

const lookedUp = (name: string) =>
  new Promise((resolve) => publicLookup(name, { all: false }, (error, address) => resolve(error ?? address)));

describe('where notifications are sent', () => {
  it.each(['https://push.example/a?b=c', 'https://push.example:443/a', 'https://west.push.example.net/a'])(
    '[QU-02.4] %s is a push service',
    (endpoint) => expect(isPushService(endpoint, CONFIG)).toBe(true),
  );

  it.each([
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://push.example.evil.example/a',
    'https://evilpush.example/a',
    'https://push.example.net/a',
    'https://me:secret@push.example/a',
    'https://push.example@evil.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'http://127.0.0.1:8080/demo-push/push/a',
    'file:///etc/passwd',
    'not an address',
  ])('[QU-02.4] [SE-05] nothing is ever sent to %s', (endpoint) => expect(isPushService(endpoint, CONFIG)).toBe(false));

  it('[QU-02.4] [SE-05] the stand-in allows no addresses except its own', () => {
    const at = (path: string) => isPushService(`http://127.0.0.1:8080${path}`, STANDIN);
    expect([at('/demo-push/push/a'), at('/demo-push/../stationapplets/index'), at('/demo-pushed'), at('/')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['100.64.0.1', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['142.250.1.1', true],
    ['172.32.0.1', true],
    ['2a00:1450:4001::1', true],
  ])('[QU-02.4] [SE-05] a name that resolves to %s leads there: %s', (address, open) => {
    expect(isPublicAddress(address)).toBe(open);
  });

  it('[QU-02.4] [SE-05] a name that resolves into the shop’s own network leads nowhere', async () => {
    expect(await lookedUp('localhost')).toBeInstanceOf(Error);
  });
});
