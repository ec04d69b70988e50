/** The outside tools that the tests use to check the product, and how to install them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './prepare.mjs';

const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

const TOOLS = [
  { name: 'Chromium', apt: ['chromium'], found: () => Boolean(chromiumPath()), for: 'the journeys in a browser' },
  { name: 'Firefox', apt: ['firefox-esr'], found: firefoxFound, for: 'the journey in Firefox' },
  {
    name: 'WebKitGTK with its driver, and Xvfb',
    apt: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    found: webkitFound,
    for: 'the journey in WebKit',
  },
  {
    name: 'ippeveprinter',
    apt: ['cups-ipp-utils', 'dbus', 'avahi-daemon'],
    found: () => ['ippeveprinter', 'dbus-daemon', 'avahi-daemon'].every(onPath),
    for: 'printing over IPP to a real peer',
  },
  {
    name: 'CUPS',
    apt: ['cups-daemon', 'cups-client'],
    found: () => onPath('cupsd') && onPath('lpadmin'),
    for: 'printing through a queue of the CUPS scheduler',
  },
  {
    name: 'pdftoppm and pdfinfo',
    apt: ['poppler-utils'],
    found: () => onPath('pdftoppm') && onPath('pdfinfo'),
    for: 'checking print files',
  },
  { name: 'Ghostscript', apt: ['ghostscript'], found: () => onPath('gs'), for: 'checking the plates of print files' },
  {
    name: 'tiffinfo and tiffcp',
    apt: ['libtiff-tools'],
    found: () => onPath('tiffinfo') && onPath('tiffcp'),
    for: 'checking separated print files',
  },
  { name: 'qpdf', apt: ['qpdf'], found: () => onPath('qpdf'), for: 'checking print files' },
  { name: 'strace', apt: ['strace'], found: () => onPath('strace'), for: 'showing that what is told is on the disk' },
  {
    name: 'PostgreSQL',
    apt: ['postgresql'],
    found: () => Boolean(postgresBin()),
    for: 'the store tests on the second database',
  },
];

function onPath(command) {
  const extra = ['/usr/sbin', '/sbin'];
  return [...(process.env.PATH ?? '').split(delimiter), ...extra].some((folder) => existsSync(join(folder, command)));
}

export function chromiumPath() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Where the drivers of `e2e/engines` look. */
function firefoxFound() {
  return existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr');
}

function webkitFound() {
  const mini = readdirSync('/usr/lib').some((folder) => existsSync(join('/usr/lib', folder, MINI_BROWSER)));
  return mini && onPath('WebKitWebDriver') && onPath('Xvfb');
}

/** The engines that are installed here, with the names of the projects in playwright.config.ts. */
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
  const missing = TOOLS.filter((tool) => !tool.found());
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = missing.flatMap((tool) => tool.apt);
    console.log(`Installing for the tests: ${packages.join(' ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).catch((error) => console.error(error.message));
  }
  return TOOLS.filter((tool) => !tool.found());
}

export function tellMissing(missing) {
  if (missing.length === 0) return;
  const rule = '!'.repeat(78);
  console.log(rule);
  for (const tool of missing) {
    console.log(
      `! ${tool.name} is not installed: ${tool.for} did NOT run. On Debian: apt-get install ${tool.apt.join(' ')}`,
    );
  }
  console.log(rule);
}
