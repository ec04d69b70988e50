import { type DesignDocument, sharedText } from '@cpc/design';

/** What runs over both halves, as the server has it. */
export interface SharedState {
  readonly revision: number;
  readonly shared: DesignDocument;
}

export interface SyncPorts {
  /** What runs over both on this phone now; undefined while it cannot be sent, as during an upload. */
  readonly read: () => DesignDocument | undefined;
  /** Takes over what the server has. */
  readonly write: (shared: DesignDocument) => void;
  /** @see RoomPort.change */
  readonly send: (revision: number, shared: DesignDocument) => Promise<number | 'conflict' | 'refused'>;
  readonly fetch: () => Promise<SharedState>;
  /** Remembers the newest known revision over a reload. */
  readonly keep: (revision: number) => void;
  readonly wait: (ms: number) => Promise<void>;
}

export interface RoomSync {
  /** The server has told what it has. */
  readonly receive: (state: SharedState) => void;
  /** The design may have changed: what runs over both is sent, if it differs. */
  readonly changed: () => void;
  readonly end: () => void;
}

/** Between two changes, ms: a finger that moves is followed, and the server is not flooded. */
export const PAUSE_MS = 250;
/** After a failure, ms. */
export const RETRY_MS = 3_000;

/**
 * Keeps what runs over both halves the same on both phones. The last change that the server accepts wins; whoever loses
 * takes over what came, which touches no layer of their own. What was changed without a network is sent when it is back,
 * unless the other person has changed something meanwhile.
 * @param remembered the newest revision that this phone knew before a reload; undefined if it knew none
 */
export function createRoomSync(ports: SyncPorts, remembered: number | undefined): RoomSync {
  let known: SharedState | undefined;
  /** The newest state that came while a change was under way. */
  let held: SharedState | undefined;
  let isSending = false;
  let hasEnded = false;

  const know = (state: SharedState) => {
    known = state;
    ports.keep(state.revision);
  };
  const accept = (state: SharedState) => {
    if (known && state.revision <= known.revision) return;
    // Nothing came while the page was closed: what differs was changed here.
    const isAsLeft = known === undefined && state.revision === remembered;
    know(state);
    if (!isAsLeft) ports.write(state.shared);
  };
  const hold = (state: SharedState) => {
    if (!held || state.revision > held.revision) held = state;
  };
  const sendOnce = async (before: SharedState, shared: DesignDocument) => {
    const answer = await ports.send(before.revision, shared);
    if (answer === 'conflict') hold(await ports.fetch());
    else if (answer === 'refused') ports.write(before.shared);
    else know({ revision: answer, shared });
    await ports.wait(PAUSE_MS);
  };
  const unsent = (): DesignDocument | undefined => {
    const shared = known && !hasEnded ? ports.read() : undefined;
    return shared && known && sharedText(shared) !== sharedText(known.shared) ? shared : undefined;
  };
  const run = async () => {
    for (let shared = unsent(); known && shared; shared = unsent()) {
      isSending = true;
      await sendOnce(known, shared).catch(() => ports.wait(RETRY_MS));
      isSending = false;
      if (held && !hasEnded) accept(held);
      held = undefined;
    }
  };
  const changed = () => {
    if (!isSending) void run();
  };
  return {
    receive(state) {
      if (hasEnded) return;
      if (isSending) return hold(state);
      accept(state);
      changed();
    },
    changed,
    end: () => {
      hasEnded = true;
    },
  };
}
