import type { PaintAssets, Silhouettes } from '@cpc/paint';
import type { ScreenImage } from './bake.ts';
import type { screenSilhouettes } from './screen-silhouettes.ts';

export interface LateSilhouettesParts {
  readonly picture: PaintAssets<ScreenImage>['picture'];
  /** Called when silhouettes can be traced. */
  readonly arrived: () => void;
  /** Loads the code that traces. */
  readonly load: () => Promise<typeof screenSilhouettes>;
}

/** Silhouettes whose code is loaded with the first picture that has an edge or a shadow. */
export function createLateSilhouettes({ picture, arrived, load }: LateSilhouettesParts): Silhouettes {
  let loaded: Silhouettes | 'sent' | undefined;
  const send = (): void => {
    loaded = 'sent';
    load().then(
      (made) => {
        loaded = made(picture);
        arrived();
      },
      () => (loaded = undefined),
    );
  };
  return {
    silhouette(layer) {
      if (loaded === undefined) send();
      return typeof loaded === 'object' ? loaded.silhouette(layer) : undefined;
    },
  };
}
