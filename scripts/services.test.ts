import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { VARIABLES } from '@cpc/settings';
import { describe, expect, it } from 'vitest';
import { guideAt } from './lib/guide.ts';
import { ROOT } from './lib/root.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Every value of a name in a unit of systemd, as words. */
function unitAt(path: string): (name: string) => readonly string[] {
  const lines = read(path).split('\n');
  return (name) =>
    lines.filter((line) => line.startsWith(`${name}=`)).flatMap((line) => line.slice(name.length + 1).split(' '));
}

const operations = guideAt('docs/OPERATIONS.md');
const commands = operations.commands;

describe('the unit of the server', () => {
  const unit = unitAt('deploy/systemd/shop.service');

  it('[OP-02.1] takes all settings from the file that the guide lets init write', () => {
    const pairs = unit('Environment').map((pair) => pair.split('='));
    expect(pairs.map(([name]) => name)).toEqual(['ENV_FILE', 'PORT']);
    expect(pairs[1]).toEqual(['PORT', '%i']);
    const files = new Set(commands.flatMap((line) => /--settings (\S+)/.exec(line)?.[1] ?? []));
    expect([...files]).toEqual([pairs[0]?.[1]]);
  });

  it('runs as the user whom the guide makes, in the folders that the guide gives to this user', () => {
    const [user] = unit('User');
    const [made] = commands.filter((line) => line.startsWith('useradd '));
    expect(made).toMatch(new RegExp(`--home-dir /var/lib/${unit('StateDirectory')[0]} .* ${user}$`));
    const [folders] = commands.filter((line) => line.startsWith(`install -d -o ${user} -g ${unit('Group')[0]} `));
    expect(folders?.split(' ')).toEqual(expect.arrayContaining(unit('WorkingDirectory')));
    expect(commands.filter((line) => line.startsWith('su '))).toEqual([`su - ${user}`]);
  });

  it('starts what the build makes, and the guide’s proxy calls the port that init writes', () => {
    const [node, program = ''] = unit('ExecStart');
    expect(node).toBe('/usr/bin/node');
    expect(program).toBe('apps/server/dist/main.mjs');
    expect(read('docs/OPERATIONS.md')).toContain(`passes calls on to port ${VARIABLES.PORT.parse(undefined)} `);
  });
});

describe('the services of a station', () => {
  const station = unitAt('deploy/station/station.service');
  const display = unitAt('deploy/station/station-display.service');
  const script = read('deploy/station/install.sh');

  it('[OP-05.2] no document, unit or script starts the agent without its launcher', () => {
    expect(station('ExecStart').at(-1)).toBe('/opt/station/launcher.mjs');
    for (const path of ['README.md', 'docs/OPERATIONS.md', 'apps/station/README.md', 'deploy/station/README.md'])
      expect([path, /node \S*main\.mjs/.exec(read(path).replaceAll('server/dist/main.mjs', ''))]).toEqual([path, null]);
  });

  it('the script makes the users, the folder and the settings of the units, from files that the guide copies', () => {
    for (const unit of [station, display]) {
      const [user] = unit('User');
      expect(script).toMatch(
        new RegExp(`useradd --system .*--home-dir /var/lib/${unit('StateDirectory')[0]} .* ${user}$`, 'm'),
      );
    }
    expect(script).toContain(`settings=${station('EnvironmentFile')[0]}\n`);
    const copied = guideAt('deploy/station/README.md').commands.find((line) => line.startsWith('scp ')) ?? '';
    const there = copied.split(' ').slice(1, -1);
    expect(there).toEqual(['apps/station/dist/launcher.mjs', 'apps/station/dist/main.mjs', 'deploy/station/*']);
    for (const path of there.slice(0, 2)) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
      expect(script).toContain(`"$here/${basename(path)}"`);
    }
  });

  it('[JN-10] the agent may ask for the networks of its computer, which a search for printers needs', () => {
    expect(station('RestrictAddressFamilies')).toContain('AF_NETLINK');
    expect(read('apps/station/src/printer-search/find-printers.ts')).toContain('networkInterfaces()');
  });

  it('[OP-07] root restarts what the agent asks for in its runtime folder, by a script that the guide copies', () => {
    const [path, care] = [unitAt('deploy/station/station-care.path'), read('deploy/station/care.sh')];
    const folder = `/run/${station('RuntimeDirectory')[0]}`;
    expect(station('Environment')).toContain(`STATION_CARE_DIR=${folder}`);
    const words = ['restart-display', 'restart-computer'];
    expect(path('PathExists')).toEqual(words.map((word) => `${folder}/${word}`));
    expect(care).toContain(`cd ${folder}\n`);
    for (const word of words) {
      expect(care).toContain(`if [ -e ${word} ]`);
      expect(read('apps/station/src/remote-care/remote-care.ts')).toContain(`'${word}'`);
    }
    const program = unitAt('deploy/station/station-care.service')('ExecStart').at(-1) ?? '';
    expect(script).toContain(`"$here/${basename(program)}" /opt/station/`);
  });

  it('[SA-13] the browser of the display gets an address without a key, and no file of the agent', () => {
    expect(display('EnvironmentFile')).toEqual(['/etc/station/display.env']);
    expect(display('LoadCredential')).toEqual([]);
    expect(display('User')).not.toEqual(station('User'));
    expect(display('ExecStart').at(-1)).toBe('${DISPLAY_ADDRESS}');
  });
});
