/** The part of BroadcastChannel that is used. */
interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => unknown) | null;
}

interface Word {
  readonly say: 'who has' | 'who needs' | 'I have' | 'wrote';
  readonly slot: string;
  readonly from: string;
  readonly to?: string;
}

/** Which tab of this browser works on what. */
export interface Tabs {
  /** Takes a place to work at. @returns false where another living tab has it */
  readonly hold: (slot: string) => Promise<boolean>;
  readonly release: (slot: string) => void;
  /** Whether another living tab has it, or is just about to take it. */
  readonly isHeld: (slot: string) => Promise<boolean>;
  /** Tells the others that something was written there. */
  readonly wrote: (slot: string) => void;
  /** Another tab has written where this one works. @returns stops listening */
  readonly onOverwritten: (listener: (slot: string) => void) => () => void;
}

/** A tab that lives answers within a few; the rest is for a phone that is busy. */
const ANSWER_MS = 150;

/**
 * Tabs that talk to each other. Two that ask at the same moment agree: the smaller name has it.
 * Web Locks would do, but are missing where a shop is opened by plain HTTP.
 */
export function createTabs(channel: Channel, me: string): Tabs {
  const held = new Set<string>();
  const asking = new Set<string>();
  const answers = new Map<string, () => void>();
  const listeners = new Set<(slot: string) => void>();
  const say = (word: Omit<Word, 'from'>) => channel.postMessage({ ...word, from: me });
  channel.onmessage = ({ data }) => {
    const { say: what, slot, from, to } = data as Word;
    if (what === 'who has' && (held.has(slot) || (asking.has(slot) && me < from)))
      say({ say: 'I have', slot, to: from });
    if (what === 'who needs' && (held.has(slot) || asking.has(slot))) say({ say: 'I have', slot, to: from });
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
      const timer = setTimeout(() => end(false), ANSWER_MS);
      answers.set(slot, () => end(true));
      say({ say: question, slot });
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
    wrote: (slot) => say({ say: 'wrote', slot }),
    onOverwritten(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where the browser has no channel, every tab is alone. */
export function openTabs(me: string): Tabs {
  const silent: Channel = { postMessage: () => undefined, onmessage: null };
  return createTabs(
    typeof BroadcastChannel === 'undefined' ? silent : (new BroadcastChannel('HL_tabs') as Channel),
    me,
  );
}
