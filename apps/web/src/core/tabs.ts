/** The part of BroadcastChannel that is used. */
interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => unknown) | null;
}

interface TabMessage {
  readonly say: 'who has' | 'who needs' | 'I have' | 'wrote';
  readonly slot: string;
  readonly from: string;
  readonly to?: string;
}

/** Which tab of this browser works on which slot. */
export interface Tabs {
  /** Takes a slot. @returns false if another open tab holds it */
  readonly hold: (slot: string) => Promise<boolean>;
  readonly release: (slot: string) => void;
  /** Whether another open tab holds the slot, or is about to take it. */
  readonly isHeld: (slot: string) => Promise<boolean>;
  /** Tells the other tabs that the slot was written. */
  readonly wrote: (slot: string) => void;
  /** Calls the listener when another tab writes to the slot of this one. @returns stops listening */
  readonly onOverwritten: (listener: (slot: string) => void) => () => void;
}

/** An open tab answers within a few ms; the rest is for a busy phone. */
const MAX_ANSWER_MS = 150;

/**
 * Tabs that talk to each other. If two ask at the same moment, the one with the smaller name gets the slot. Web Locks
 * are not used: they are missing where a shop is opened over plain HTTP.
 */
export function createTabs(channel: Channel, me: string): Tabs {
  const held = new Set<string>();
  const asking = new Set<string>();
  const answers = new Map<string, () => void>();
  const listeners = new Set<(slot: string) => void>();
  const post = (word: Omit<TabMessage, 'from'>) => channel.postMessage({ ...word, from: me });
  channel.onmessage = ({ data }) => {
    const { say: what, slot, from, to } = data as TabMessage;
    if (what === 'who has' && (held.has(slot) || (asking.has(slot) && me < from)))
      post({ say: 'I have', slot, to: from });
    if (what === 'who needs' && (held.has(slot) || asking.has(slot))) post({ say: 'I have', slot, to: from });
    if (what === 'I have' && to === me) answers.get(slot)?.();
    if (what === 'wrote' && held.has(slot)) for (const listener of listeners) listener(slot);
  };
  const ask = (question: 'who has' | 'who needs', slot: string) =>
    new Promise<boolean>((resolve) => {
      const end = (answer: boolean) => {
        clearTimeout(timer);
        answers.delete(slot);
        resolve(answer);
      };
      const timer = setTimeout(() => end(false), MAX_ANSWER_MS);
      answers.set(slot, () => end(true));
      post({ say: question, slot });
    });
  return {
    isHeld: (slot) => ask('who needs', slot),
    async hold(slot) {
      if (held.has(slot)) return true;
      asking.add(slot);
      const taken = await ask('who has', slot);
      asking.delete(slot);
      if (!taken) held.add(slot);
      return !taken;
    },
    release: (slot) => void held.delete(slot),
    wrote: (slot) => post({ say: 'wrote', slot }),
    onOverwritten(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Without BroadcastChannel every tab is alone. */
export function openTabs(me: string): Tabs {
  const silent: Channel = { postMessage: () => undefined, onmessage: null };
  return createTabs(
    typeof BroadcastChannel === 'undefined' ? silent : (new BroadcastChannel('HL_tabs') as Channel),
    me,
  );
}
