import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

export interface Guide {
  /** The scripts of one section, by the beginning of its heading. */
  readonly section: (heading: string) => readonly string[];
  /** Every line of every script. */
  readonly commands: readonly string[];
}

/** The blocks of shell in a document. */
export function guideAt(path: string): Guide {
  const sections = readFileSync(join(ROOT, path), 'utf8').split(/^## /m);
  const blocks = (text: string) => [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, script]) => script ?? '');
  return {
    section: (heading) => sections.filter((text) => text.startsWith(heading)).flatMap(blocks),
    commands: sections.flatMap(blocks).flatMap((script) => script.trimEnd().split('\n')),
  };
}
