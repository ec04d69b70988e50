import type { Client } from '@cpc/client';
import type { LibraryItem } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { localeCode } from '@cpc/i18n';
import type { TypefaceManifest } from '@cpc/paint/text';
import { client } from '../../core/client.ts';
import { language } from '../../core/language.ts';
import { queryClient } from '../../core/query-client.ts';

/** The files that a design refers to, stored on the server. */
export type LibraryKind = 'sticker' | 'wallpaper';

/** A customer's picture as the screen needs it, at most 2048 px (ED-10). */
export const pictureProxy = (calls: Client, asset: AssetId): Promise<Blob> =>
  calls.fetchBlob(`/api/picture/${asset}?size=proxy`);

export const fontManifest = (key: string): Promise<TypefaceManifest> =>
  contentJson(`/fonts/${encodeURIComponent(key)}.json`);

export const faceFile = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await get(url)).arrayBuffer());

/** A file of the content: a manifest, or the drawing of an emoji. */
export const contentJson = async <File>(url: string): Promise<File> => (await get(url)).json();

/** The sticker or wallpaper library in the current language, fetched once. */
export function library(kind: LibraryKind): Promise<readonly LibraryItem[]> {
  const spoken = localeCode(language().current().locale.tag);
  return queryClient.fetchQuery({
    queryKey: ['library', kind, spoken],
    queryFn: () => client.call(kind === 'sticker' ? 'Sticker.list' : 'Wallpaper.list', { language: spoken }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The picture of a library item, by its key or by its URL. @throws Error for a key that is not in the library */
export async function libraryImage(kind: LibraryKind, key: string): Promise<Blob> {
  const url = key.startsWith('/') ? key : (await library(kind)).find((item) => item.key === key)?.url;
  if (url === undefined) throw new Error(`libraryImage: no ${kind} with the key ${key}`);
  return (await get(url)).blob();
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
