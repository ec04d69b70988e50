import { wordsOf } from '@cpc/client';
import { MAX_PROBLEM_PHOTOS } from '@cpc/domain';
import type { AssetId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useState } from 'react';
import { client } from '../../../core/client.ts';
import { randomId } from '../../../core/random-id.ts';

/** A photo that was chosen, and how far its upload is. */
export interface ChosenPhoto {
  readonly id: string;
  /** An address that the page may show. */
  readonly url: string;
  readonly asset?: AssetId;
  /** Why it could not be sent. */
  readonly problem?: string;
}

/** Photos of a message: each is sent when it is chosen, by the same way as pictures of designs (AP-06). */
export function usePhotos() {
  const t = useT();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const change = (id: string, facts: Partial<ChosenPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...facts } : photo)));
  const send = async (id: string, file: File) => {
    try {
      change(id, { asset: (await client.upload(file)).asset });
    } catch (error) {
      change(id, { problem: wordsOf(error) ?? t('problem.photos.notSent') });
    }
  };
  const add = (files: readonly File[]) => {
    const room = files.slice(0, MAX_PROBLEM_PHOTOS - photos.length);
    const chosen = room.map((file) => ({ file, photo: { id: randomId(), url: URL.createObjectURL(file) } }));
    setPhotos((now) => [...now, ...chosen.map(({ photo }) => photo)]);
    for (const { file, photo } of chosen) void send(photo.id, file);
  };
  const drop = (some: readonly ChosenPhoto[]) => {
    for (const { url } of some) URL.revokeObjectURL(url);
    setPhotos((now) => now.filter((photo) => !some.includes(photo)));
  };
  return {
    photos,
    add,
    remove: (photo: ChosenPhoto) => drop([photo]),
    clear: () => drop(photos),
    isSending: photos.some(({ asset, problem }) => asset === undefined && problem === undefined),
    isRefused: photos.some(({ problem }) => problem !== undefined),
    assets: photos.flatMap(({ asset }) => asset ?? []),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
