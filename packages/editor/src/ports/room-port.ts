import type { PairRoomView } from '@cpc/contract';
import type { DesignDocument, Side } from '@cpc/design';

/** A room, with what runs over both halves checked. */
export type RoomView = Omit<PairRoomView, 'shared'> & { readonly shared: DesignDocument };

/** The other half, as its person shows it. */
export interface ShownHalf {
  /** A design with a background only. */
  readonly ground: DesignDocument;
  /** A PNG in Base64 of the bleed box; null for nothing. */
  readonly picture: string | null;
}

/** What is heard of a room while it is open. */
export interface RoomHearing {
  readonly onView: (view: RoomView) => void;
  /** True while the server pushes. */
  readonly onLive: (live: boolean) => void;
  /** The room has ended, or the customer has left it on another device. */
  readonly onOver: () => void;
}

/** A room in which two people make a pair, each on an own phone (ED-13). */
export interface RoomPort {
  /** The address that invites the other person. */
  readonly link: string;
  /** @returns the function that ends it */
  readonly follow: (hearing: RoomHearing) => () => void;
  readonly view: () => Promise<RoomView>;
  /**
   * Changes what runs over both halves. Rejects if it did not arrive, or cannot be accepted now.
   * @returns the new revision; 'conflict' if another change came first; 'refused', after it has told the reason
   */
  readonly change: (revision: number, shared: DesignDocument) => Promise<number | 'conflict' | 'refused'>;
  /** Shows the other person this half. */
  readonly show: (half: ShownHalf) => Promise<void>;
  /** What the other person shows. */
  readonly half: () => Promise<ShownHalf>;
  /** Sends the invitation by another app of the device; undefined if the browser cannot. */
  readonly send: ((title: string) => void) | undefined;
  readonly copy: () => Promise<void>;
  /** Leaves the room for good. */
  readonly leave: () => Promise<void>;
  /** The design is no longer made in this room. */
  readonly forget: () => void;
}

/** Rooms, loaded when the first one is opened. */
export interface RoomsPort {
  /** Opens a room for the current design. Rejects with a reason that may be shown. @returns its id */
  readonly open: (start: {
    readonly side: Side;
    readonly shared: DesignDocument;
    readonly name: string;
  }) => Promise<string>;
  readonly room: (id: string) => RoomPort;
}
