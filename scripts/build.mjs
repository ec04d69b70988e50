/** `npm run build`: installs what is missing and builds everything that runs, in `apps/<name>/dist`. */
import { prepare } from './lib/prepare.mjs';

await prepare();
