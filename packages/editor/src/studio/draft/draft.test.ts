import { EMPTY_DOCUMENT, setBackground, startHistory, step, type Colour, type History } from '@cpc/design';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, EditorPorts } from '../../ports/ports.ts';
import { commit, setHistory, undoStep } from '../../document/steps.ts';
import { createEditorStore } from '../../session/store.ts';
import { startAutosave } from './autosave.ts';
import { restoreDraft } from './restore.ts';

const paint = (history: History, colour: string) =>
  step(history, setBackground(history.document, { kind: 'colour', colour: colour as Colour }));

const portsWith = (load: () => Promise<Draft | undefined>) => ({ draft: { load } }) as unknown as EditorPorts;

const draftOf = (history: History): Draft => ({ history, pending: [] });

describe('the draft on the device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[ED-05.2] undo and redo survive a reload', async () => {
    const store = createEditorStore(paint(paint(startHistory(EMPTY_DOCUMENT), '#111111'), '#222222'));
    undoStep(store);
    const kept: Draft = structuredClone({ history: store.getState().history, pending: [] });
    const { history } = await restoreDraft(
      portsWith(() => Promise.resolve(kept)),
      EMPTY_DOCUMENT,
    );
    const again = createEditorStore(history);
    expect(again.getState().history.undone).toHaveLength(1);
    expect(undoStep(again)).toBe(true);
    expect(again.getState().history.document).toEqual(EMPTY_DOCUMENT);
  });

  it('[ED-07.1] [ED-07.3] pictures not yet uploaded are uploaded after a reload', async () => {
    const pending = [{ asset: 'a'.repeat(64) as Draft['pending'][number]['asset'], file: new Blob(['x']) }];
    const start = await restoreDraft(
      portsWith(() => Promise.resolve({ history: startHistory(EMPTY_DOCUMENT), pending })),
      EMPTY_DOCUMENT,
    );
    expect(start.pending).toEqual(pending);
  });

  it('[ED-07.1] [ED-07.3] an unreadable draft does not stop the editor from opening', async () => {
    const broken = { history: { document: { version: 1, records: {} } }, pending: [] } as unknown as Draft;
    for (const load of [() => Promise.resolve(broken), () => Promise.reject(new Error('no store'))]) {
      const { history } = await restoreDraft(portsWith(load), EMPTY_DOCUMENT);
      expect(history).toEqual(startHistory(EMPTY_DOCUMENT));
    }
  });

  it('[ED-07.1] [BR-01] a device that does not answer is told from one without a draft', async () => {
    const silent = await restoreDraft(
      portsWith(() => Promise.reject(new Error('blocked'))),
      EMPTY_DOCUMENT,
    );
    expect(silent).toMatchObject({ history: startHistory(EMPTY_DOCUMENT), isUnkept: true });
    const empty = await restoreDraft(
      portsWith(() => Promise.resolve(undefined)),
      EMPTY_DOCUMENT,
    );
    expect(empty.isUnkept).toBeUndefined();
  });

  it('[ED-07.1] [RT-14.5] a draft opens later if its reader cannot be fetched now', async () => {
    const kept: Draft = { history: paint(startHistory(EMPTY_DOCUMENT), '#111111'), pending: [] };
    const ports = portsWith(() => Promise.resolve(kept));
    const cut = () => Promise.reject(new TypeError('offline'));
    await expect(restoreDraft(ports, EMPTY_DOCUMENT, cut)).rejects.toThrow('offline');
    const { history } = await restoreDraft(ports, EMPTY_DOCUMENT);
    expect(history.document).toEqual(kept.history.document);
  });

  it('[ED-07.1] writes soon, batches changes, and writes a change made during a write', async () => {
    const store = createEditorStore(startHistory(EMPTY_DOCUMENT));
    const written: string[] = [];
    const save = async (draft: Draft) => {
      await Promise.resolve();
      written.push(JSON.stringify(draft.history.document));
    };
    startAutosave(store, draftOf, save, () => undefined);
    const choose = (colour: string) =>
      commit(store, setBackground(store.getState().history.document, { kind: 'colour', colour: colour as Colour }));
    choose('#111111');
    choose('#222222');
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('#222222');
    choose('#333333');
    await vi.advanceTimersByTimeAsync(300);
    expect(written.at(-1)).toContain('#333333');
  });

  it('[ED-07.1] the first change after a rest is written at once', async () => {
    const store = createEditorStore(startHistory(EMPTY_DOCUMENT));
    const save = vi.fn<(draft: Draft) => Promise<void>>(() => Promise.resolve());
    startAutosave(store, draftOf, save, () => undefined);
    for (const colour of ['#111111', '#222222']) {
      commit(store, setBackground(store.getState().history.document, { kind: 'colour', colour: colour as Colour }));
      await vi.advanceTimersByTimeAsync(1);
      expect(JSON.stringify(save.mock.lastCall)).toContain(colour);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('[ED-07.1] leaving the editor saves the last change and stops writing', async () => {
    const store = createEditorStore(startHistory(EMPTY_DOCUMENT));
    const save = vi.fn<(draft: Draft) => Promise<void>>(() => Promise.resolve());
    const autosave = startAutosave(store, draftOf, save, () => undefined);
    const choose = (colour: string) =>
      commit(store, setBackground(store.getState().history.document, { kind: 'colour', colour: colour as Colour }));
    choose('#111111');
    autosave.stop();
    expect(save).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(save.mock.lastCall)).toContain('#111111');
    await vi.advanceTimersByTimeAsync(0);
    choose('#222222');
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('[ED-07.1] a flush resolves after the last change is saved', async () => {
    const store = createEditorStore(startHistory(EMPTY_DOCUMENT));
    const kept: History[] = [];
    const save = ({ history }: Draft) =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          kept.push(history);
          resolve();
        }, 100),
      );
    const autosave = startAutosave(store, draftOf, save, () => undefined);
    setHistory(store, paint(store.getState().history, '#111111'));
    void autosave.flush();
    setHistory(store, paint(store.getState().history, '#222222'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(kept).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    await flushed;
    expect(kept.at(-1)).toBe(store.getState().history);
  });

  it('[ED-07.1] [ED-07.4] flushes when the page closes, and reports a full device once', async () => {
    const store = createEditorStore(startHistory(EMPTY_DOCUMENT));
    const failed = vi.fn<() => void>();
    let full = true;
    const save = vi.fn<() => Promise<void>>(() => (full ? Promise.reject(new Error('quota')) : Promise.resolve()));
    const autosave = startAutosave(store, draftOf, save, failed);
    commit(store, setBackground(EMPTY_DOCUMENT, { kind: 'colour', colour: '#111111' as Colour }));
    void autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledTimes(1);
    full = false;
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    void autosave.flush();
    expect(save).toHaveBeenCalledTimes(3);
  });
});
