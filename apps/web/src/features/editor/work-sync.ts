import type { DesignDocument } from '@cpc/design';

/** How long the customer must pause before a design goes to the server; the device stores it at once. */
export const REST_MS = 1500;

export interface WorkSync {
  /** Schedules a design to be sent soon. Only the latest is sent. */
  readonly push: (document: DesignDocument) => void;
  /** Sends the waiting design at once. */
  readonly flush: () => Promise<void>;
  /** Whether a design has not reached the server yet. */
  readonly waits: () => boolean;
}

/**
 * Keeps the account's copy of a design up to date (ED-07), one request at a time. After a failure the design waits for
 * the next change or for the network.
 * @param save rejects if the design did not arrive
 */
export function createWorkSync(save: (document: DesignDocument) => Promise<void>): WorkSync {
  let waiting: DesignDocument | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let underWay = false;

  const send = async (): Promise<void> => {
    const document = waiting;
    waiting = undefined;
    if (document === undefined) return;
    underWay = true;
    try {
      await save(document);
    } catch {
      waiting ??= document;
    } finally {
      underWay = false;
    }
  };
  const flush = () => {
    clearTimeout(timer);
    sending = sending.then(send);
    return sending;
  };
  return {
    push: (document) => {
      waiting = document;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), REST_MS);
    },
    flush,
    waits: () => underWay || waiting !== undefined,
  };
}
