import { useCallback, useRef, useState } from 'react';
import { useEditor, usePictures } from '../../model/context.ts';
import { peopleFromServer } from './people-from-server.ts';
import type { CutSource } from './source.ts';
import type { Found } from './tap-series.ts';

/**
 * Whether the server is offered: from when this device has failed to find people, if the server has the picture. It is
 * spent after an answer that another call would repeat.
 */
export type ServerOffer = 'none' | 'open' | 'spent';

/** The server, which finds people for a device that cannot. */
export interface PeopleServer {
  readonly offer: ServerOffer;
  /** Notes what came of this device's own try. */
  readonly noteOwn: (found: Found) => void;
  readonly ask: () => Promise<Found>;
  /** Ends the call under way: then it has no answer. */
  readonly stop: () => void;
}

export function usePeopleServer({ made, mask }: CutSource): PeopleServer {
  const { ports } = useEditor();
  const pictures = usePictures();
  const call = useRef<AbortController>(undefined);
  const [offer, setOffer] = useState<ServerOffer>('none');
  const original = pictures.nameOf(made.from);
  const isStored = pictures.pending().every(({ asset }) => asset !== original);
  return {
    offer: isStored ? offer : 'none',
    noteOwn(found) {
      if (offer === 'none' && (found === 'unable' || found === 'broken')) setOffer('open');
    },
    async ask() {
      const { signal } = (call.current = new AbortController());
      const found = await peopleFromServer(ports, original, mask, signal);
      if (signal.aborted) return undefined;
      if (found === 'noPerson' || found === 'serverRefused') setOffer('spent');
      return found;
    },
    stop: useCallback(() => call.current?.abort(), []),
  };
}
