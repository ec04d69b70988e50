/** `node scripts/lib/bundle-agent.mjs ENTRY OUTFILE VERSION`: bundles a program of the station as some version, for tests. */
import { bundleWhole } from './bundle.mjs';

const [entry, outfile, version] = process.argv.slice(2);
await bundleWhole(entry, outfile, version);
