import type { LoadTexts } from './language.ts';
import type { CompiledMessages } from './message.ts';
import { TEXTS_ADDRESS } from './texts-address.ts';

/**
 * Loads the texts that the build has written beside the app. A file is fetched once in the life of a page; after a
 * failure it is fetched again.
 * @throws TypeError if the file does not come. It does not name the address: a caller may take that for a module.
 */
export function textsFrom(get: (address: string) => Promise<Response>, address = TEXTS_ADDRESS): LoadTexts {
  const known = new Map<string, Promise<CompiledMessages>>();
  return (part, code) => {
    const file = `${address}/${code}/${part}.json`;
    const texts =
      known.get(file) ??
      fetched(get, file).catch((cause: unknown) => {
        throw new TypeError('the fetch of texts failed', { cause });
      });
    known.set(file, texts);
    texts.catch(() => known.delete(file));
    return texts;
  };
}

async function fetched(get: (address: string) => Promise<Response>, file: string): Promise<CompiledMessages> {
  const answer = await get(file);
  if (!answer.ok) throw new Error(`texts: status ${answer.status}`);
  return (await answer.json()) as CompiledMessages;
}
