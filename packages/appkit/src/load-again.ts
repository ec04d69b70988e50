/**
 * Loads the page again if a script that it begins with is lost on a bad network: nothing of the app runs then. It is a
 * small classic script of its own, asked for before all others, because it must run where modules fail.
 */
/** In the life of a tab. */
const MAX_TRIES = 20;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const TRIES = 'HL_load_again';

let isWaiting = false;

/** Once the app has begun, its parts tell of what is lost themselves. */
const hasBegun = (): boolean => document.querySelector('#root > :not(.shell)') !== null;

/** @returns undefined where the browser keeps nothing: then a page that never comes would be loaded without end */
function countTry(): number | undefined {
  try {
    // oxlint-disable-next-line no-restricted-globals -- nothing runs before this script that could pass it a storage
    const storage = sessionStorage;
    const tries = Number(storage.getItem(TRIES)) + 1;
    storage.setItem(TRIES, String(tries));
    return tries;
  } catch {
    return undefined;
  }
}

/**
 * Whether the scripts that the page begins with can be had. They are asked for past the browser's store, which may keep
 * what came instead of them, such as the page of a portal.
 */
async function canBegin(): Promise<boolean> {
  const scripts = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=modulepreload]',
  );
  const fetched = [...scripts].map(async (script) => {
    // oxlint-disable-next-line no-restricted-globals -- it asks for the page's own scripts, as a reload does
    const answer = await fetch('src' in script ? script.src : script.href, { cache: 'reload' });
    return answer.ok && answer.headers.get('content-type')?.includes('javascript') === true;
  });
  return Promise.all(fetched).then(
    (answers) => answers.every(Boolean),
    () => false,
  );
}

async function loadAgain(pause: number): Promise<void> {
  await new Promise((done) => setTimeout(done, pause));
  if (await canBegin()) location.reload();
  else await loadAgain(Math.min(pause * 2, MAX_PAUSE_MS));
}

addEventListener(
  'error',
  ({ target }) => {
    if (isWaiting || hasBegun() || !(target === window || target instanceof HTMLScriptElement)) return;
    const tries = countTry();
    if (tries === undefined || tries > MAX_TRIES) return;
    isWaiting = true;
    void loadAgain(FIRST_PAUSE_MS);
  },
  true,
);

export {};
