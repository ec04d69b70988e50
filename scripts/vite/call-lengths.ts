import type * as Contract from '@cpc/contract';
import type * as Lengths from '@cpc/contract/text-lengths';
import { tsImport } from 'tsx/esm/api';

/** The longest texts that the calls of some classes take, as JSON: an app states them without loading a schema. */
export async function callLengths(...classes: readonly string[]): Promise<string> {
  const { ACTIONS }: typeof Contract = await tsImport('@cpc/contract', import.meta.url);
  const { textLengths }: typeof Lengths = await tsImport('@cpc/contract/text-lengths', import.meta.url);
  const own = ACTIONS.filter(({ name }) => classes.includes(name.slice(0, name.indexOf('.'))));
  return JSON.stringify(Object.fromEntries(own.map(({ name, input }) => [name, textLengths(input)])));
}
