import { UPLOAD_LIMITS_TOLD } from '@cpc/contract/wire';
import type { DesignDocument, Surface } from '@cpc/design';
import type { MessageKey } from '@cpc/i18n';
import { Spinner, useT } from '@cpc/ui';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Studio, type Sale, StudioContext, useStudio } from '../model/context.ts';
import { restoreDraft } from '../studio/draft/restore.ts';
import { type LazyRuntime, createLazyRuntime } from '../model/lazy-runtime.ts';
import { createCore } from '../model/core.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import type { EditorPorts } from '../ports/ports.ts';
import type { ShellLook } from '@cpc/design';
import { Preflight } from '../features/preflight/preflight.tsx';
import { documentOf, isBare } from '../document/state.ts';
import { StudioView } from '../studio/studio-view.tsx';
import { useFinish, useGuards } from '../studio/use-guards.ts';
import { useChosenBefore } from '../studio/use-add-picture.ts';
import { useDroppedPictures } from '../studio/use-dropped-pictures.ts';
import { useKeyboard } from '../studio/use-keyboard.ts';

export interface EditorProps {
  /** Must stay the same object while the editor is shown. */
  readonly ports: EditorPorts;
  readonly surface: Surface;
  readonly shell: ShellLook;
  /** The design to start with if the device has no draft. */
  readonly initial: DesignDocument;
  /** A thing of the library to start with, as kind and key: `sticker:heart`. It is added once. */
  readonly thing?: string | undefined;
  /** Must stay the same object until one of it changes. */
  readonly sale?: Sale | undefined;
  /** Called with the design after a change has come to rest. */
  readonly onChange?: ((document: DesignDocument) => void) | undefined;
  /** The customer goes on to the order. Pictures that are not yet uploaded are in the draft. */
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The design editor: fills the window. */
export function Editor(props: EditorProps) {
  const { studio, retry } = useStudioFor(props);
  const t = useT();
  if (studio) {
    return (
      <StudioContext value={studio}>
        <OpenEditor {...props} />
      </StudioContext>
    );
  }
  return (
    <div className="bg-ground text-ink-soft flex h-dvh items-center justify-center p-4">
      {retry ? (
        <LoadFailed message="studio.restore.failed" onRetry={retry} className="bg-raised max-w-90 rounded-huge p-5" />
      ) : (
        <output className="flex items-center gap-3">
          <Spinner />
          {t('studio.loading')}
        </output>
      )}
    </div>
  );
}

const loadRuntime = () => import('../runtime/editor-runtime.ts');

interface Opening {
  readonly studio?: Studio | undefined;
  /** Set if the reader of the saved draft could not be fetched: the draft is untouched, and this tries again. */
  readonly retry?: (() => void) | undefined;
}

function useStudioFor({ ports, surface, shell, initial }: EditorProps): Opening {
  const [studio, setStudio] = useState<Studio>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const t = useT();
  /** The language may change while the editor is open; a message uses the current one. */
  const speak = useRef(t);
  useLayoutEffect(() => {
    speak.current = t;
  });
  /** Design and shell at the time the editor opens. */
  const start = useRef({ initial, shell });
  useEffect(() => {
    let wanted = true;
    const notify = (message: MessageKey, kind: 'info' | 'error' = 'info') =>
      ports.toast(speak.current(message, UPLOAD_LIMITS_TOLD), kind);
    let runtime: LazyRuntime | undefined;
    const open = async () => {
      const { history, pending, isUnkept } = await restoreDraft(ports, start.current.initial);
      if (!wanted) return;
      if (isUnkept) notify('studio.draft.failed', 'error');
      const core = createCore({ ports, surface, shell: start.current.shell, history, notify });
      runtime = createLazyRuntime(core, pending, loadRuntime);
      // A saved design is shown at once. If the runtime fails to load, the studio says so and tries again.
      if (ports.room !== null || pending.length > 0 || !isBare(core.store.getState()))
        await runtime.load().catch(() => undefined);
      if (wanted) setStudio({ core, runtime });
    };
    open().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
      runtime?.release();
    };
  }, [ports, surface, turn]);
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { studio, retry: failed ? retry : undefined };
}

const NO_SALE: Sale = {};

function OpenEditor({ shell, sale = NO_SALE, thing, onChange, onDone, onBack }: EditorProps) {
  const { core, runtime } = useStudio();
  const { store, notify } = core;
  const keepDraft = useGuards();
  // The next page reads the draft: it must contain the last stroke.
  const finish = useCallback(() => void keepDraft().then(onDone), [keepDraft, onDone]);
  const ask = useFinish(finish);
  useKeyboard();
  useDroppedPictures();
  useChosenBefore();
  const reportChange = useEffectEvent((document: DesignDocument) => onChange?.(document));
  useEffect(() => {
    let last = documentOf(store.getState());
    return store.subscribe((state) => {
      if (state.dragged !== null || documentOf(state) === last) return;
      last = documentOf(state);
      reportChange(last);
    });
  }, [store]);
  // After the effect above: the added thing is then saved like any other change.
  useEffect(() => {
    if (thing === undefined) return;
    const begin = async () => {
      const { editor, beginWith } = await runtime.load();
      await beginWith(editor, thing);
    };
    begin().catch(() => notify('studio.library.failed', 'error'));
  }, [thing, runtime, notify]);
  return (
    <Preflight onDone={ask}>
      {(done) => <StudioView shell={shell} sale={sale} onDone={done} onBack={onBack} />}
    </Preflight>
  );
}
