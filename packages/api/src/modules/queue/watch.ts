import { setTimeout as sleep } from 'node:timers/promises';
import type { StationId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { latch } from '../../records/queue/latch.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { type StationQueue, type Viewer, seenBy, stationQueue } from './view.ts';

/** The view also changes with time alone: holds end, and a silent station goes offline. */
const REFRESH_MS = 20_000;
/** Changes in quick succession are sent together: a queue is computed at most twice a second. */
const MIN_INTERVAL_MS = 500;

/** A station's queue, computed once per change for all who watch it. */
export interface QueueWatch {
  /** The viewer's queue as JSON. Views differ in the marks of own entries, and in the pictures for the display. */
  readonly textFor: (viewer: Viewer) => string;
  /** @returns a function that unsubscribes */
  readonly onChange: (listener: () => void) => () => void;
  /** Each watcher calls this exactly once. */
  readonly leave: () => void;
}

type Ports = With<'db' | 'clock' | 'events' | 'config'>;
type Watched = Omit<QueueWatch, 'leave'> & { readonly ready: Promise<void>; readonly end: () => void };

/** @returns a function that joins the watchers of a station. @throws CallError deviceMissing */
export function queueWatches(ports: Ports): (stationId: StationId) => Promise<QueueWatch> {
  const watched = new Map<StationId, { readonly station: Watched; watchers: number }>();
  return async (stationId) => {
    const shared = watched.get(stationId) ?? { station: watchStation(ports, stationId), watchers: 0 };
    watched.set(stationId, shared);
    shared.watchers += 1;
    const { station } = shared;
    const leave = () => {
      shared.watchers -= 1;
      if (shared.watchers > 0) return;
      watched.delete(stationId);
      station.end();
    };
    try {
      await station.ready;
    } catch (error) {
      leave();
      throw error;
    }
    return { textFor: station.textFor, onChange: station.onChange, leave };
  };
}

function watchStation(ports: Ports, stationId: StationId): Watched {
  const changes = latch(ports.events, stationTopic(stationId));
  const ended = new AbortController();
  const listeners = new Set<() => void>();
  let seen = seenByAll();
  const look = async () => {
    const next = seenByAll(await stationQueue(ports, stationId));
    if (next.key === seen.key) return;
    seen = next;
    for (const listener of listeners) listener();
  };
  const run = async () => {
    while (!ended.signal.aborted) {
      await changes.wait(REFRESH_MS, ended.signal);
      // While the database is down, everybody sees the last known queue.
      if (!ended.signal.aborted) await look().catch(() => undefined);
      await sleep(MIN_INTERVAL_MS, undefined, ended).catch(() => undefined);
    }
  };
  const ready = look();
  void ready.then(run, () => undefined);
  return {
    ready,
    textFor: (viewer) => seen.textFor(viewer),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      changes.end();
      ended.abort();
    },
  };
}

/** The JSON of a queue, made once for all viewers without an entry in it, and once for the displays. */
function seenByAll(queue?: StationQueue) {
  const text = queue ? JSON.stringify(seenBy(queue, 'anybody')) : '';
  const displayed = queue ? JSON.stringify(seenBy(queue, 'display')) : '';
  const owners = new Set(queue?.entries.map(({ account }) => account));
  return {
    /** Differs if the view of any viewer differs. */
    key: JSON.stringify(queue),
    textFor(viewer: Viewer): string {
      if (viewer === 'display') return displayed;
      return queue && viewer !== 'anybody' && owners.has(viewer.account) ? JSON.stringify(seenBy(queue, viewer)) : text;
    },
  };
}
