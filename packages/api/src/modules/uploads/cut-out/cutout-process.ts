import { CUT_EDGE, cutOutPeople } from '@cpc/cutout';
import { nodeRuntime } from '@cpc/cutout/node';
import sharp from 'sharp';
import { serveWork } from '../../../base/processes/serve-work.ts';
import type { CutoutAnswer, CutoutTask } from './cutout-lane.ts';

/** The process that cuts people out: the models take about a second of a processor. */
const runtime = nodeRuntime();

serveWork(async ({ bytes }: CutoutTask): Promise<CutoutAnswer> => {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(CUT_EDGE, CUT_EDGE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const cut = await cutOutPeople({ data: new Uint8ClampedArray(data), width, height }, await runtime);
  if (cut.kind === 'no-face') return { mask: null };
  return {
    mask: await sharp(cut.mask.data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  };
});
