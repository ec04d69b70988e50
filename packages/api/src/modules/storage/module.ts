import { sweepDocuments } from './documents.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { Services } from '../../base/services.ts';
import { sweepDrawings } from '../drawings/sweep.ts';
import { sweepEndedLinks, sweepNicknames, sweepPairRooms, sweepRemovedEntries } from './expired.ts';
import { sweepGoneGuests } from './gone-guests.ts';
import { sweepLeftovers } from '../../records/storage/leftovers.ts';
import { sweepPictures } from './pictures.ts';
import { type Place, START, type Sweep } from '../../records/storage/sweep.ts';
import { sweepThumbnails } from './thumbnails.ts';
import { sweepUnpaidOrders } from './unpaid-orders.ts';

const STORAGE_JOB = 'storage.sweep';
/** A pass begins every hour. It consists of runs with a pause between them, so that no run takes long. */
const EVERY_MS = HOUR_MS;
const PAUSE_MS = 5_000;

/** Rows first, then the files that no row refers to. */
const SWEEPS: readonly Sweep[] = [
  sweepGoneGuests,
  sweepRemovedEntries,
  sweepEndedLinks,
  sweepNicknames,
  sweepPairRooms,
  sweepUnpaidOrders,
  sweepDocuments,
  sweepThumbnails,
  sweepDrawings,
  sweepPictures,
  sweepLeftovers,
];

/** Deletes what nobody uses any more (decision 113). */
export function storageModule(services: Services): Module {
  // Where the current pass continues. It is lost with the process; then a new pass begins.
  const places = new Map<Sweep, Place>();
  return {
    jobs: {
      async [STORAGE_JOB]() {
        if (places.size === 0) for (const sweep of SWEEPS) places.set(sweep, START);
        for (const sweep of SWEEPS) {
          const from = places.get(sweep);
          if (!from) continue;
          const next = await sweep(services, from);
          if (next) places.set(sweep, next);
          else places.delete(sweep);
        }
        return { again: places.size > 0 ? PAUSE_MS : EVERY_MS };
      },
    },
    start: () =>
      services.db.transact((tx) => enqueue(tx, services, { kind: STORAGE_JOB, key: 'storage', lane: 'patient' })),
  };
}
