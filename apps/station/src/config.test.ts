import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, win32 } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const GOOD = {
  SERVER_URL: 'https://print.example.com/',
  STATION_DIR: '/var/lib/station',
  PRINTER: 'ipp://uv.local/ipp/print',
};

describe('readConfig', () => {
  it('[SA-01.1] reads a whole configuration', () => {
    expect(readConfig({ ...GOOD, STATION_ENROL_CODE: 'abc', BAYS: 'L, R' })).toEqual({
      serverUrl: 'https://print.example.com',
      directory: '/var/lib/station',
      enrolCode: 'abc',
      printer: { kind: 'ipp', uri: 'ipp://uv.local/ipp/print', trustsQueue: false },
      bays: ['L', 'R'],
      ripLog: undefined,
      pickupPort: 7786,
      releaseKeys: undefined,
      updatePatienceMs: 180_000,
    });
  });

  it('[SA-04.3] [SA-04.4] accepts a simulated printer, an IPP printer or a hot folder', () => {
    const printer = (PRINTER: string, SIM_SECONDS?: string) => readConfig({ ...GOOD, PRINTER, SIM_SECONDS }).printer;
    expect(printer('simulated')).toEqual({ kind: 'simulated', seconds: 12 });
    expect(printer('simulated', '0.5')).toEqual({ kind: 'simulated', seconds: 0.5 });
    expect(printer('ipps://10.0.0.4:8631/printers/uv')).toEqual({
      kind: 'ipp',
      uri: 'ipps://10.0.0.4:8631/printers/uv',
      trustsQueue: false,
    });
    expect(printer('folder:/srv/rip/in')).toEqual({ kind: 'folder', directory: '/srv/rip/in' });
  });

  it('[SA-09] accepts the absolute path of a RIP’s results, and no other', () => {
    const of = (RIP_LOG: string) => readConfig({ ...GOOD, RIP_LOG }, win32).ripLog;
    expect([of(''), of(' D:\\Results ')]).toEqual([undefined, 'D:\\Results']);
    expect(() => of('Results')).toThrow(ConfigError);
  });

  it.each(['C:\\rip\\in', 'd:/rip/in', '\\\\rip\\prints\\in', '//rip/prints/in/'])(
    '[SA-04.3] [SA-14] accepts the hot folder %s on Windows',
    (directory) => {
      const env = { ...GOOD, PRINTER: `folder:${directory}` };
      expect(readConfig(env, win32).printer).toEqual({ kind: 'folder', directory });
    },
  );

  it.each(['C:\\', 'C:rip', 'rip\\in', '\\\\rip\\prints\\', '//rip/prints'])(
    '[SA-14] refuses the hot folder %s, which is relative or has nothing beside it',
    (directory) => {
      const env = { ...GOOD, PRINTER: `folder:${directory}` };
      expect(() => readConfig(env, win32)).toThrow(/^PRINTER .*must be/);
    },
  );

  it('[SA-14] keeps its data on Windows where services keep theirs', () => {
    const env = { ...GOOD, STATION_DIR: undefined, ProgramData: 'D:\\Data' };
    expect(readConfig(env, win32).directory).toBe('D:\\Data\\Custom Phone Case\\Station');
    expect(() => readConfig(env)).toThrow(/^STATION_DIR .*must be/);
  });

  it.each([
    ['SERVER_URL', undefined],
    ['SERVER_URL', 'print.example.com'],
    ['SERVER_URL', 'ftp://print.example.com'],
    ['STATION_DIR', ' '],
    ['PRINTER', 'laser'],
    ['PRINTER', 'ipp://'],
    ['PRINTER', 'folder:relative'],
    ['STATION_CARE_DIR', 'run/station'],
    ['PRINTER', 'folder:/'],
    ['PRINTER_LOGIN_FILE', '/nowhere/at/all'],
    ['PRINTER_TRUSTS_QUEUE', 'yes'],
    ['RELEASE_KEYS', 'no key'],
    ['UPDATE_PATIENCE_SECONDS', '5'],
    ['UPDATE_PATIENCE_SECONDS', 'soon'],
    ['SIM_SECONDS', 'soon'],
    ['SIM_SECONDS', '-1'],
    ['BAYS', 'A1,,A2'],
  ])('refuses %s = %s and says what it must be', (name, value) => {
    const env = { ...GOOD, ...(name === 'SIM_SECONDS' ? { PRINTER: 'simulated' } : {}), [name]: value };
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} .*must be`));
  });

  it('[SE-06.1] reads the printer’s login from a file and never shows the password', () => {
    const folder = mkdtempSync(join(tmpdir(), 'station-config-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'login');
    writeFileSync(file, 'station:pass:word\n');
    expect(readConfig({ ...GOOD, PRINTER_LOGIN_FILE: file }).printer).toMatchObject({
      login: { user: 'station', password: 'pass:word' },
    });
    writeFileSync(file, 'secret-without-user');
    for (const env of [
      { PRINTER_LOGIN_FILE: file },
      { PRINTER: 'ipp:///u:secret@h' },
      { PRINTER: 'http://u:secret@h/' },
    ])
      expect(() => readConfig({ ...GOOD, ...env })).toThrow(/^(?!.*secret)/s);
  });
});
