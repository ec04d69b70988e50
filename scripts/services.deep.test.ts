import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideAt } from './lib/guide.ts';
import { bootMachine, canBoot, type Machine } from './lib/machine.ts';

const HOME = '/opt/custom-phone-case';
const UNITS = ['systemd/shop.service', 'station/station.service', 'station/station-display.service'];

const operations = guideAt('docs/OPERATIONS.md');
const [operator = ''] = operations.section('The program');
const [users = ''] = operations.section('1.');
const [init = '', start = ''] = operations.section('2.');
const shop = operations.section('4.');
const fetching = (path: string) =>
  `node -e 'fetch("http://127.0.0.1:8080${path}").then(async (r) => { await r.bytes?.(); console.log(r.status); })'`;

/** Where the whole of a display can be started: its browser is among the tools of the tests. */
const HAS_DISPLAY = ['/usr/bin/cage', '/usr/bin/Xwayland', '/usr/bin/chromium'].every(existsSync);

/** Instead of a screen. */
const WITHOUT_SCREEN = `mkdir -p /etc/systemd/system/station-display.service.d
cat >/etc/systemd/system/station-display.service.d/screen.conf <<END
[Service]
TTYPath=
TTYReset=no
TTYVHangup=no
TTYVTDisallocate=no
StandardInput=null
Environment=WLR_BACKENDS=headless WLR_RENDERER=pixman
END
systemctl daemon-reload
systemctl restart station-display`;

/** What the tools of the test cannot bring: packages of Debian without a network. */
const PACKAGES = `
printf '#!/bin/sh\\n' | install -m 755 /dev/stdin /usr/local/sbin/apt-get
for command in cage chromium; do
  command -v $command >/dev/null || printf '#!/bin/sh\\n' | install -m 755 /dev/stdin /usr/bin/$command
done
systemctl cat systemd-timesyncd >/dev/null 2>&1 ||
  printf '[Service]\\nExecStart=/bin/true\\n[Install]\\nWantedBy=sysinit.target\\n' >/etc/systemd/system/systemd-timesyncd.service
systemctl daemon-reload`;

/** As if the user of the guide had built it here. */
const BUILT = `
sha256sum ${HOME}/package-lock.json | head -c 64 >${HOME}/node_modules/.cpc-stamps/install-tools
chown shop: ${HOME}/apps/*
chown -R shop: ${HOME}/apps/*/dist ${HOME}/node_modules/.cpc-stamps
find ${HOME}/packages/content/dist -type d -exec chown shop: {} +`;

const until = (command: string) => `for _ in $(seq 100); do ${command} && exit 0; sleep 0.3; done; ${command}`;

/** Systemd as the first process of a machine that is like this one: the tests run where namespaces can be made. */
describe.skipIf(!canBoot())('the services, on a machine of their own', () => {
  let machine: Machine;
  const asShop = (command: string) => machine.run(`${operator}\n${command}`, 'shop');

  beforeAll(async () => {
    machine = await bootMachine();
    await machine.run(PACKAGES);
  });
  afterAll(() => machine?.end());

  it('systemd finds no fault in the units', async () => {
    for (const unit of UNITS)
      expect([unit, await machine.run(`systemd-analyze verify --man=no ${HOME}/deploy/${unit}`)]).toEqual([unit, '']);
  });

  it.each([
    ['systemd/shop.service', 20],
    ['station/station.service', 20],
    // It has a screen, and a browser that makes its own sandbox.
    ['station/station-display.service', 50],
  ])('systemd rates the exposure of %s at %i of 100 at most', async (unit, most) => {
    const rated = `systemd-analyze security --offline=true --threshold=${most} ${HOME}/deploy/${unit}`;
    expect(await machine.run(rated)).toContain('Overall exposure level');
  });

  it('[OP-04.1] a stranger follows the guide: a server runs as its user, and the operator logs in', async () => {
    const [asRoot = ''] = users.split('su - shop');
    await machine.run(`${asRoot}\n${BUILT}`);
    const secrets = "umask 077\necho 'a long pass phrase' >password\necho secret >paypal-secret";
    await machine.run(secrets, 'shop');
    await expect(machine.run(`${operator}\n${init}`)).rejects.toThrow('run this as that user');
    await asShop(init);
    await machine.run(start);
    await machine.run(until(`[ "$(${fetching('/ready')})" = 200 ]`));
    expect(await machine.run('stat --format "%U %a" /etc/custom-phone-case/platform.env')).toBe('shop 600\n');
    expect(await machine.run('find /var/lib/shop /etc/custom-phone-case ! -user shop')).toBe('');
    expect(await machine.run('ps -o user= -p $(systemctl show --value -p MainPID shop)')).toBe('shop\n');
    const login = shop.join('').replace('https://shop.example', 'http://127.0.0.1:8080').split('\n')[0] ?? '';
    await asShop(login);
    // Drawn at its first request, into a folder of the product.
    expect(await machine.run(fetching('/stickers/accordion.png'))).toBe('200\n');
    await asShop('operator backup copy --settings /etc/custom-phone-case/platform.env');
  }, 240_000);

  it('[SA-01.1] [SA-01.2] a stranger runs the script: a station enrols, and comes back without its code', async () => {
    const ofShop = (line: string) => asShop(`${line} --json`).then((answer) => JSON.parse(answer));
    const [, open = '', add = ''] = shop.join('').split('\n');
    const { partner_id } = await ofShop(open);
    const { code } = await ofShop(add.replace('<partner id>', partner_id));
    await machine.run(`mkdir /root/station
cp ${HOME}/apps/station/dist/*.mjs ${HOME}/deploy/station/* /root/station`);
    const env = `SERVER_URL=http://127.0.0.1:8080 STATION_ENROL_CODE=${code} PRINTER=simulated`;
    expect(await machine.run(`${env} sh /root/station/install.sh`)).toContain('The station has enrolled.');
    const hears = until(`journalctl -u station --output cat | grep -q '"ready":true'`);
    await machine.run(hears);
    expect(await ofShop('operator fleet')).toMatchObject([{ state: 'ready' }]);
    expect(await machine.run('find /var/lib/station ! -user station')).toBe('');
    expect(await machine.run('stat --format "%U %a" /etc/station/station.env')).toBe('root 600\n');
    await machine.run(`sed -i /ENROL_CODE/d /etc/station/station.env
journalctl --rotate --vacuum-time=1s >/dev/null 2>&1
sh /root/station/install.sh`);
    await machine.run(hears);
  }, 240_000);

  it('[JN-10] a second run keeps the printer, and changes it only to one that it can name', async () => {
    const again = 'sh /root/station/install.sh';
    const printer = () =>
      machine.run('grep PRINTER /etc/station/station.env; ls /var/lib/station | grep -x printer.json || true');
    const digest = '$(printf simulated | sha256sum | cut -c-64)';
    const uri = 'ipp://127.0.0.1:1/ipp/print';
    await machine.run(`install -o station -m 600 /dev/stdin /var/lib/station/printer.json <<END
{"search_id":"a","printer_id":"b","uri":"${uri}","setting":"${digest}"}
END`);
    await machine.run(again);
    expect(await printer()).toBe('PRINTER=simulated\nprinter.json\n');
    await machine.run(until(`journalctl -u station --output cat | grep -q '"event":"printer.chosen".*${uri}'`));
    // The default queue of lp, and a line of its own.
    for (const wrong of ['Office', 'ipp://', "'ipp://a.local/\nSERVER_URL=http://evil.example'", "'ipp://a b'"])
      await expect(machine.run(`PRINTER=${wrong} ${again}`)).rejects.toThrow('install.sh: PRINTER');
    expect(await printer()).toBe('PRINTER=simulated\nprinter.json\n');
    const named = 'ipps://user:secret@printer.example/ipp/print';
    await machine.run(`PRINTER=${named} ${again}`);
    expect(await printer()).toBe(`PRINTER=${named}\n`);
    await machine.run(again);
    expect(await printer()).toBe(`PRINTER=${named}\n`);
    expect(await machine.run('stat --format "%U %a" /etc/station/station.env')).toBe('root 600\n');
    await machine.run(`PRINTER=simulated ${again}`);
  }, 240_000);

  it.runIf(HAS_DISPLAY)(
    '[SA-13] the display of the station opens the page of its code, as a user of its own',
    async () => {
      await machine.run(WITHOUT_SCREEN);
      expect(await machine.run('cat /etc/station/display.env')).toBe('DISPLAY_ADDRESS=http://127.0.0.1:8080/display\n');
      await machine.run(until(`grep -qa '/#/display' /var/lib/station-display/Default/History`));
      expect(await machine.run('ps -o user= -C cage')).toBe('display\n');
      await expect(machine.run('runuser -u display cat /var/lib/station/keys.json')).rejects.toThrow(
        'Permission denied',
      );
    },
    120_000,
  );

  it('the script says what is missing, and does nothing', async () => {
    const script = `sh ${HOME}/deploy/station/install.sh </dev/null`;
    await expect(machine.run(script, 'shop')).rejects.toThrow('run this as root');
    await expect(machine.run(script)).rejects.toThrow('launcher.mjs is missing');
    await expect(machine.run('rm -r /etc/station; sh /root/station/install.sh </dev/null')).rejects.toThrow(
      'SERVER_URL is missing',
    );
  });

  it('[OP-03.2] a copy of the unit runs a further server, on the port of its name', async () => {
    const [copy = ''] = operations.section('10.');
    // The embedded database of this machine serves one process.
    await machine.run(copy.replace('--now ', ''));
    expect(await machine.run('systemctl show --value -p Environment shop@8081')).toContain('PORT=8081');
  });
});
