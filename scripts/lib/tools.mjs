/** The outside tools that the tests use to check the product, and how to install them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './prepare.mjs';

const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/**
 * Every Debian package that is installed for the tests, and what each is for. A tool is there if all its commands are, or
 * if `found` says so.
 */
const TOOLS = [
  {
    name: 'Chromium',
    found: () => Boolean(wholeChromium()),
    packages: { chromium: 'the journeys with notifications and a camera' },
  },
  {
    name: 'Chromium without windows',
    found: () => existsSync(HEADLESS_SHELL),
    packages: { 'chromium-headless-shell': 'the journeys in a browser, if the whole Chromium is not there either' },
  },
  { name: 'Firefox', found: firefoxFound, packages: { 'firefox-esr': 'the journey in Firefox' } },
  {
    name: 'WebKitGTK with its driver, and Xvfb',
    found: webkitFound,
    packages: {
      'libwebkit2gtk-4.1-0': 'the journey in WebKit, in its MiniBrowser',
      'webkit2gtk-driver': 'driving that browser',
      xvfb: 'a screen for that browser',
    },
  },
  {
    name: 'ippeveprinter',
    commands: ['ippeveprinter', 'dbus-daemon'],
    packages: {
      'cups-ipp-utils': 'printing over IPP to ippeveprinter',
      dbus: 'the message bus that ippeveprinter needs',
    },
  },
  {
    name: 'CUPS',
    commands: ['cupsd', 'lpadmin'],
    packages: {
      'cups-daemon': 'printing through a queue of the CUPS scheduler',
      'cups-client': 'making that queue',
    },
  },
  {
    name: 'pdftoppm and pdfinfo',
    commands: ['pdftoppm', 'pdfinfo'],
    packages: { 'poppler-utils': 'checking the boxes and the pixels of print files' },
  },
  { name: 'Ghostscript', commands: ['gs'], packages: { ghostscript: 'checking the plates of print files' } },
  {
    name: 'tiffinfo and tiffcp',
    commands: ['tiffinfo', 'tiffcp'],
    packages: { 'libtiff-tools': 'checking separated print files' },
  },
  { name: 'qpdf', commands: ['qpdf'], packages: { qpdf: 'checking the structure of print files' } },
  {
    name: 'xmllint',
    commands: ['xmllint'],
    packages: { 'libxml2-utils': 'checking payout files against their schema' },
  },
  { name: 'libfaketime', commands: ['faketime'], packages: { faketime: 'a server that runs a month later' } },
  {
    name: 'LibreOffice Calc',
    commands: ['soffice'],
    packages: { 'libreoffice-calc-nogui': 'opening the tables that shops export' },
  },
  {
    name: 'Prometheus',
    commands: ['prometheus', 'promtool'],
    packages: { prometheus: 'reading the metrics as Prometheus does' },
  },
  {
    name: 'Glewlwyd',
    commands: ['glewlwyd'],
    packages: { glewlwyd: 'logging in with a real OpenID Connect provider' },
  },
  {
    name: 'ffmpeg and ffprobe',
    rest: true,
    commands: ['ffmpeg', 'ffprobe'],
    packages: { ffmpeg: 'checking the clips that phones make' },
  },
  {
    name: 'systemd',
    rest: true,
    commands: ['systemctl', 'systemd-analyze'],
    packages: { systemd: 'checking and starting the services' },
  },
  {
    name: 'Cage and Xwayland',
    rest: true,
    commands: ['cage', 'Xwayland'],
    packages: {
      cage: 'starting the display of a station as a service',
      xwayland: 'what Cage starts with',
      'libpam-systemd': 'the session of that display',
    },
  },
  { name: 'strace', commands: ['strace'], packages: { strace: 'checking that acknowledged data is on the disk' } },
  {
    name: 'Ceph’s S3 gateway',
    // 269 MB.
    rest: true,
    commands: ['radosgw', 'ceph-mon', 'ceph-osd'],
    packages: {
      radosgw: 'files in a bucket of an S3 store',
      'ceph-mon': 'the monitor of that store',
      'ceph-osd': 'its objects, in memory',
    },
  },
  {
    name: 'PostgreSQL',
    found: () => Boolean(postgresBin()),
    packages: { postgresql: 'the store tests on the second database' },
  },
];

/** Some are only for the tests that `npm run test:all` adds to `npm test`. */
const isOfPart = ({ rest }) => !rest || process.env.TEST_PART !== 'main';
const isThere = ({ commands, found = () => commands.every(onPath) }) => found();
const isMissing = (tool) => isOfPart(tool) && !isThere(tool);

const packagesOf = (tools) => tools.flatMap((tool) => Object.keys(tool.packages));

function onPath(command) {
  const extra = ['/usr/sbin', '/sbin'];
  return [...(process.env.PATH ?? '').split(delimiter), ...extra].some((folder) => existsSync(join(folder, command)));
}

/** It draws as Chromium does and spends a fifth less: it has no windows, and no pages of its own in them. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const wholeChromium = () =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export function chromiumPath() {
  const candidates = [process.env.CHROMIUM_PATH, HEADLESS_SHELL];
  return candidates.find((path) => path && existsSync(path)) ?? wholeChromium();
}

/** Where the drivers of `e2e/engines` look. */
function firefoxFound() {
  return existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr');
}

function webkitFound() {
  const mini = readdirSync('/usr/lib').some((folder) => existsSync(join('/usr/lib', folder, MINI_BROWSER)));
  return mini && onPath('WebKitWebDriver') && onPath('Xvfb');
}

/** The engines that are installed here; the names of their projects in playwright.config.ts begin with these. */
export function enginesFound() {
  const found = { chromium: Boolean(chromiumPath()), webkit: webkitFound(), firefox: firefoxFound() };
  return Object.keys(found).filter((engine) => found[engine]);
}

function postgresBin() {
  const base = '/usr/lib/postgresql';
  if (existsSync(base) && readdirSync(base).some((version) => existsSync(join(base, version, 'bin/initdb'))))
    return base;
  return onPath('initdb') ? 'PATH' : undefined;
}

/** Installs missing tools if this user may, and returns those that are still missing. */
export async function ensureTools() {
  const missing = TOOLS.filter(isMissing);
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = packagesOf(missing);
    console.log(`Installing for the tests: ${packages.join(' ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).catch((error) => console.error(error.message));
  }
  return TOOLS.filter(isMissing);
}

export function reportMissing(missing) {
  if (missing.length === 0) return;
  const rule = '!'.repeat(78);
  console.log(rule);
  for (const { name, packages } of missing) {
    console.log(`! ${name} is not installed. What did NOT run, and the Debian package that it needs:`);
    for (const [apt, purpose] of Object.entries(packages)) console.log(`!   ${apt}: ${purpose}`);
  }
  console.log(rule);
}
