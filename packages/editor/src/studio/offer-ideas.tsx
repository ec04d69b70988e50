import { backgroundOf, type Crop, isPlainLook, type Layer, layersOf } from '@cpc/design';
import { useMoreTexts } from '@cpc/ui';
import { use, useCallback, useState } from 'react';
import { FinishContext, useEditorState } from '../model/context.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { type EditorState, isPreviewing, shownPanel } from '../session/state.ts';
import { documentOf } from '../document/state.ts';

/** Whether the design is one fresh photo and nothing else, and no tool is open. */
function isOnePhoto(state: EditorState): boolean {
  const document = documentOf(state);
  const [first, ...others] = layersOf(document);
  return (
    first !== undefined &&
    isFresh(first) &&
    others.length === 0 &&
    backgroundOf(document).fill.kind === 'none' &&
    shownPanel(state) === null &&
    state.room === null &&
    !isPreviewing(state)
  );
}

/** Whether it is a photo that nobody has worked on yet: an idea would undo that work, or not show it. */
const isFresh = (layer: Layer): boolean =>
  layer.type === 'picture' &&
  isWhole(layer.crop) &&
  layer.mask === null &&
  layer.made === null &&
  layer.edge === null &&
  layer.shadow === null &&
  isPlainLook(layer.look);

const isWhole = ({ width, height }: Crop): boolean => width === 1 && height === 1;

/** Offers ten ideas while the design is one fresh photo (ED-13), until the customer says later. */
export function OfferIdeas() {
  const isOffered = useEditorState(isOnePhoto);
  const [later, setLater] = useState(false);
  return isOffered && !later ? <Offer onLater={() => setLater(true)} /> : null;
}

const findPeople = () => import('../features/cutout/find-subject.ts');

/** If it cannot be loaded, nothing is offered: the templates offer the same. */
function Offer({ onLater }: { readonly onLater: () => void }) {
  const loadTexts = useMoreTexts();
  const load = useCallback(async () => {
    const [{ IdeasOffer }] = await Promise.all([import('../features/ideas/ideas-offer.tsx'), loadTexts(['tools'])]);
    return IdeasOffer;
  }, [loadTexts]);
  const part = useLoaded(load);
  const finish = use(FinishContext);
  return part.state === 'there' ? <part.value findPeople={findPeople} onLater={onLater} {...finish} /> : null;
}
