import type { PaintAssets, Silhouettes } from '@cpc/paint';
import type { ScreenImage } from './bake.ts';
import type { screenSilhouettes } from './screen-silhouettes.ts';

export interface LateSilhouettesParts {
  readonly picture: PaintAssets<ScreenImage>['picture'];
  /** Called when silhouettes can be traced, and before each retry of a failed load. */
  readonly arrived: () => void;
  /** Called once, at the first load that fails. */
  readonly lost: () => void;
  /** Loads the code that traces. */
  readonly load: () => Promise<typeof screenSilhouettes>;
}

export interface LateSilhouettes extends Silhouettes {
  /** Loads the code again if its last load failed. */
  readonly retry: () => void;
}

/** Wait before the first retry of a failed load. Each further failure doubles it. */
const FIRST_WAIT_MS = 4000;
const MAX_WAIT_MS = 60_000;

/**
 * Silhouettes whose code is loaded with the first picture that has an edge or a shadow. After a failed load it is asked
 * for again by the first painting after a wait.
 */
export function createLateSilhouettes({ picture, arrived, lost, load }: LateSilhouettesParts): LateSilhouettes {
  let loaded: Silhouettes | 'sent' | 'lost' | undefined;
  let wait = FIRST_WAIT_MS;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const retry = (): void => {
    if (loaded !== 'lost') return;
    clearTimeout(waiting);
    loaded = undefined;
    arrived();
  };
  const lose = (): void => {
    loaded = 'lost';
    if (wait === FIRST_WAIT_MS) lost();
    waiting = setTimeout(retry, wait);
    wait = Math.min(MAX_WAIT_MS, wait * 2);
  };
  const send = (): void => {
    loaded = 'sent';
    load().then((made) => {
      loaded = made(picture);
      arrived();
    }, lose);
  };
  return {
    silhouette(layer) {
      if (loaded === undefined) send();
      return typeof loaded === 'object' ? loaded.silhouette(layer) : undefined;
    },
    retry,
  };
}
