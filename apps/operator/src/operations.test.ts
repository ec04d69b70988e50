import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@cpc/testkit';
import { expect, it } from 'vitest';
import { asProcess, callerOf, operatorIn, serverWith, testFolder } from './testing/program.ts';

const GUIDE = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');

/** Its blocks of one language. */
const blocks = (language: string): string[] =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text ?? '');

const COMMANDS = blocks('sh')
  .join('')
  .split('\n')
  .filter((line) => line.startsWith('operator '))
  .map((line) => line.slice('operator '.length));

/** Splits as a shell does, without anything but double quotes. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

it('[OP-01.1] [OP-01.7] [OP-04.1] [JN-08.1] every command of the guide runs, in its order, from an empty machine on', async () => {
  const folder = testFolder();
  const port = await freePort();
  writeFileSync(join(folder, 'password'), 'a long pass phrase');
  writeFileSync(join(folder, 'paypal-secret'), 'secret');
  writeFileSync(join(folder, 'delivery.csv'), blocks('csv')[0] ?? '');
  mkdirSync(join(folder, 'etc'));
  mkdirSync(join(folder, 'somewhere'));
  const operator = operatorIn(folder, { PORT: String(port) }, asProcess);
  const ids: Record<string, string> = {};
  const run = async (command: string, exits: readonly number[]) => {
    // A screen shows the code that is typed.
    const ask = callerOf(`http://127.0.0.1:${port}`);
    const code = command.includes('<code>') ? (await ask.call('Display.begin', {})).code : '';
    const here = command
      .replaceAll('/etc/custom-phone-case', join(folder, 'etc'))
      .replaceAll('/somewhere', join(folder, 'somewhere'))
      .replace('--server https://shop.example', `--server http://127.0.0.1:${port}`)
      .replace('<code>', code)
      .replaceAll(/<(\w+) id>/g, (_, thing: string) => ids[thing] ?? 'unknown');
    const { exit, out, err } = await operator.run([...words(here), '--json']);
    expect([command, exits.includes(exit ?? -1), err]).toEqual([command, true, '']);
    const answer = JSON.parse(out);
    if (command.startsWith('open-shop')) {
      ids['partner'] = answer.partner_id;
      ids['owner'] = answer.invitation.person_id;
    }
    if (command.startsWith('add-station')) ids['station'] = answer.machine_id;
    if (command.startsWith('operators'))
      ids['person'] = answer.find(({ username }: { readonly username: string }) => username === 'zoe').person_id;
  };
  expect(COMMANDS.length).toBeGreaterThan(14);
  const [init = '', ...others] = COMMANDS;
  await run(init, [0]);
  const ENV_FILE = join(folder, 'etc/platform.env');
  let server = await serverWith({ ENV_FILE });
  for (const command of others) {
    const opensDatabase = command.startsWith('init');
    if (opensDatabase) await server.stop();
    // The doctor finds no agent and no provider here.
    await run(command, command.startsWith('doctor') ? [1] : [0]);
    if (opensDatabase) server = await serverWith({ ENV_FILE });
  }
}, 300_000);
