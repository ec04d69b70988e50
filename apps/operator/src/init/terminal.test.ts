import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from '@cpc/settings';
import { expect, it, onTestFinished } from 'vitest';
import { operatorCommand, testFolder } from '../testing/program.ts';

const CLEAR = '\u0015';
const BACKSPACE = '\u007f';
/** A line is searched for as it is shown: a narrow terminal would break it. */
const SIZE = 'stty cols 200 rows 50';

const HAS_SCRIPT = spawnSync('script', ['--version']).status === 0;

/** The program at a terminal of its own, by `script` of util-linux. */
function atTerminal(folder: string, ...args: readonly string[]) {
  const command = operatorCommand(args)
    .map((word) => `'${word}'`)
    .join(' ');
  const child = spawn('script', ['--quiet', '--flush', '--return', '--command', `${SIZE}; ${command}`, '/dev/null'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    ended,
    shown: () => shown,
    /** Waits for a question or a complaint, and answers it. */
    answer: async (asked: string, typed: string) => {
      await expect.poll(() => shown).toContain(asked);
      shown = '';
      child.stdin.write(`${typed}\r`);
    },
  };
}

it.skipIf(!HAS_SCRIPT)(
  '[OP-04.1] at a terminal, init tells a wrong answer at once, keeps it to be corrected, and asks on',
  async () => {
    const folder = testFolder();
    const terminal = atTerminal(folder, 'init');
    const { answer } = terminal;
    await answer('How do customers pay?', '');
    await answer('Address of the product', '18907');
    await answer('must be an address like https://shop.example', `${CLEAR}http://shop.example`);
    await answer('must be an https address', `${CLEAR}https://shop.example`);
    await answer('Currency', 'AbC');
    await answer('must be an ISO 4217 code', `${CLEAR}SEK`);
    await answer('Countries', '');
    await answer('in thousandths', '100sek');
    // What was typed is still there, and is corrected.
    await answer('must be a whole number from 0 to 1000', BACKSPACE.repeat(3));
    await answer('Port', '');
    await answer('client id', 'AbC');
    await answer('id of the webhook', '5TM');
    await answer('client secret', '');
    await answer('must not be empty', 'a secret');
    await answer('First operator: name', '');
    await answer('First operator: name', 'Olga Berg');
    await answer('user name', 'o l g a');
    await answer('the username', `${CLEAR}olga`);
    await answer('password (not shown)', 'short');
    await answer('at least 8', `${CLEAR}a long pass phrase`);
    await answer('once more', 'a long pass phrase');
    await answer('How many SEK', 'eleven');
    await answer('must be a number above 0', `${CLEAR}11.5`);
    expect([await terminal.ended, terminal.shown()]).toEqual([0, expect.stringContaining('can log in: olga')]);
    const file = join(folder, 'platform.env');
    expect(readEnvFile(file)).toMatchObject({
      PUBLIC_URL: 'https://shop.example',
      CURRENCY: 'SEK',
      COUNTRIES: '',
      COMMISSION_PERMILLE: '100',
      PORT: '8080',
      DATA_DIR: join(folder, 'data'),
      PAYPAL_CLIENT_SECRET: 'a secret',
    });
    for (const name of ['PLATFORM_ADDRESS', 'PLATFORM_EMAIL', 'PAYOUT_IBAN'])
      expect(readFileSync(file, 'utf8')).toContain(`\n#${name}=`);
  },
  120_000,
);
