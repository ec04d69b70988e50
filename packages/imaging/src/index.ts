export { enhance } from './enhance/enhance.ts';
export { emptyPixels, type Pixels } from './pixels.ts';
export { partly, runSteps, type Steps } from './steps.ts';
export { upscale, type Times, TIMES } from './upscale/upscale.ts';
