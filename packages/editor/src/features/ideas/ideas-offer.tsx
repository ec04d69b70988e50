import { Button, IconButton, useT } from '@cpc/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Sale, useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { facesOf } from '../../assets/faces-of.ts';
import { photosIn } from '../../parts/photos/use-photos.ts';
import type { PeopleFinder } from './people-finder.ts';
import { readPalette } from './read-palette.ts';
import { TenIdeas } from './ten-ideas.tsx';
import { askForIdeas } from '../../session/panels.ts';

/** After the photo has come, when the page rests. */
const READ_AHEAD_MS = 300;

export interface IdeasOfferProps {
  readonly findPeople: () => Promise<PeopleFinder>;
  readonly onLater: () => void;
  readonly go: () => void;
  readonly sale: Sale;
}

/** Offers ten finished designs from the photo that was just chosen. */
export function IdeasOffer({ findPeople, onLater, go, sale }: IdeasOfferProps) {
  const t = useT();
  const document = useEditorState(documentOf);
  const [photo] = useMemo(() => photosIn(document), [document]);
  const { store, assets } = useEditor();
  const [open, setOpen] = useState(() => store.getState().ideasAsked);
  useEffect(() => askForIdeas(store, false), [store]);
  const bitmap = useEditorState(() => photo && assets.bitmap(photo.asset));
  useEffect(() => {
    if (!bitmap) return undefined;
    // The ideas begin with it; the customer needs a moment to tap.
    const soon = setTimeout(() => {
      readPalette(bitmap);
      void facesOf(bitmap);
    }, READ_AHEAD_MS);
    return () => clearTimeout(soon);
  }, [bitmap]);
  return (
    <>
      <div className="animate-rise pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-14 max-[22rem]:px-9">
        <span className="bg-raised shadow-lift pointer-events-auto flex min-w-0 items-center rounded-full">
          <Button kind="primary" icon="sparkle" className="min-w-0" onClick={() => setOpen(true)}>
            {t('ideas.ten')}
          </Button>
          <IconButton icon="close" label={t('ideas.ten.later')} onClick={onLater} />
        </span>
      </div>
      {open && photo && (
        <TenIdeas photo={photo} findPeople={findPeople} onClose={() => setOpen(false)} onPay={go} sale={sale} />
      )}
    </>
  );
}
