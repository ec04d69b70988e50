import { type DesignDocument, EMPTY_DOCUMENT, sharedText } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { createRoomSync, type SharedState } from './sync.ts';

/** What runs over both, told apart by a word. */
const over = (word: string): DesignDocument =>
  ({ ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, word: { word } } }) as unknown as DesignDocument;

/** A server with the room's revision, that pushes to every phone. */
function createServer(word = 'first') {
  let state: SharedState = { revision: 1, shared: over(word) };
  const phones: ((state: SharedState) => void)[] = [];
  return {
    state: () => state,
    follow: (hear: (state: SharedState) => void) => {
      phones.push(hear);
      hear(state);
    },
    change(revision: number, shared: DesignDocument): number | 'conflict' {
      if (revision !== state.revision) return 'conflict';
      state = { revision: revision + 1, shared };
      for (const hear of phones) hear(state);
      return state.revision;
    },
  };
}

type Server = ReturnType<typeof createServer>;

/** A phone whose network can be cut; `answers` holds back the answers of the server until it is called. */
function createPhone(server: Server, remembered?: number, start = 'first') {
  let design = over(start);
  let kept = remembered;
  let isOnline = true;
  let answers: Promise<unknown> = Promise.resolve();
  const sent: string[] = [];
  const sync = createRoomSync(
    {
      read: () => design,
      write: (shared) => {
        design = shared;
      },
      async send(revision, shared) {
        if (!isOnline) throw new TypeError('offline');
        sent.push(wordOf(shared));
        const answer = server.change(revision, shared);
        await answers;
        return answer;
      },
      fetch: async () => server.state(),
      keep: (revision) => {
        kept = revision;
      },
      wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
    },
    remembered,
  );
  return {
    sync,
    sent,
    word: () => wordOf(design),
    kept: () => kept,
    write(word: string) {
      design = over(word);
      sync.changed();
    },
    online(is: boolean) {
      isOnline = is;
    },
    slow() {
      let answer: (value?: unknown) => void = () => undefined;
      answers = new Promise((resolve) => {
        answer = resolve;
      });
      return answer;
    },
    follow: () => server.follow((state) => isOnline && sync.receive(state)),
  };
}

const wordOf = (shared: DesignDocument): string => (shared.records['word'] as unknown as { word: string }).word;
const words = (...phones: readonly { word: () => string }[]) => phones.map(({ word }) => word());

describe('what runs over both halves on two phones', () => {
  it('[ED-13.13] is sent when it changes, and shown on the other phone', async () => {
    const server = createServer();
    const [mia, ben] = [createPhone(server), createPhone(server)];
    mia.follow();
    ben.follow();
    mia.write('second');
    await expect.poll(() => words(mia, ben)).toEqual(['second', 'second']);
    ben.write('third');
    await expect.poll(() => words(mia, ben)).toEqual(['third', 'third']);
    expect([mia.sent, ben.sent, mia.kept()]).toEqual([['second'], ['third'], 3]);
  });

  it('[ED-13.13] a finger that moves on while an answer is under way is not set back', async () => {
    const server = createServer();
    const [mia, ben] = [createPhone(server), createPhone(server)];
    mia.follow();
    ben.follow();
    const answer = mia.slow();
    mia.write('a');
    mia.write('b');
    mia.write('c');
    expect(mia.word()).toBe('c');
    answer();
    await expect.poll(() => words(mia, ben)).toEqual(['c', 'c']);
    expect(mia.sent).toEqual(['a', 'c']);
  });

  it('[ED-13.13] of two changes at once the accepted one wins, and the loser takes it over', async () => {
    const server = createServer();
    const [mia, ben] = [createPhone(server), createPhone(server)];
    mia.follow();
    // Ben has not heard of her change when he makes his own.
    ben.sync.receive(server.state());
    mia.write('hers');
    ben.write('his');
    await expect.poll(() => words(mia, ben)).toEqual(['hers', 'hers']);
    expect([server.state().revision, ben.sent]).toEqual([2, ['his']]);
  });

  it('[ED-13.13] what was changed without a network follows later, unless the other was first', async () => {
    const server = createServer();
    const [mia, ben] = [createPhone(server), createPhone(server)];
    mia.follow();
    ben.follow();
    mia.online(false);
    mia.write('alone');
    await expect.poll(() => words(mia, ben)).toEqual(['alone', 'first']);
    mia.online(true);
    mia.sync.changed();
    await expect.poll(() => words(mia, ben)).toEqual(['alone', 'alone']);
    mia.online(false);
    mia.write('too late');
    ben.write('first again');
    await expect.poll(() => server.state().revision).toBe(3);
    mia.online(true);
    mia.sync.receive(server.state());
    await expect.poll(() => words(mia, ben)).toEqual(['first again', 'first again']);
  });

  it('[ED-13.13] after a reload, what this phone changed is sent; what came meanwhile is taken over', async () => {
    const server = createServer();
    const mia = createPhone(server, 1, 'before the reload');
    mia.follow();
    await expect.poll(() => sharedText(server.state().shared)).toBe(sharedText(over('before the reload')));
    const again = createPhone(server, 1, 'old');
    again.follow();
    expect([again.word(), again.kept()]).toEqual(['before the reload', 2]);
    const joined = createPhone(server, undefined, 'anything');
    joined.follow();
    expect([joined.word(), joined.sent]).toEqual(['before the reload', []]);
  });

  it('[ED-13.13] [ED-13.16] nothing is sent or taken over after the end', async () => {
    const server = createServer();
    const mia = createPhone(server);
    mia.follow();
    mia.sync.end();
    mia.write('mine alone');
    server.change(1, over('late'));
    expect([mia.word(), mia.sent]).toEqual(['mine alone', []]);
  });
});
