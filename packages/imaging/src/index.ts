export { enhance } from './enhance/enhance.ts';
export { BLUE, emptyPixels, GREEN, type Pixels, RED } from './pixels.ts';
export { partly, runSteps, type Steps } from './steps.ts';
export { upscale, type Times, TIMES } from './upscale/upscale.ts';
