import { PreflightBadge } from '../features/preflight/badge.tsx';
import { FitButton } from './fit-button.tsx';
import { Fullness } from './fullness.tsx';
import { LiveRoom } from './live-room.tsx';
import { OfferIdeas } from './offer-ideas.tsx';
import { ToolNote } from './tool-note.tsx';
import { UploadNote } from './upload-note.tsx';

/** The notes over the stage. */
export function Notes() {
  return (
    <>
      <PreflightBadge />
      <Fullness />
      <UploadNote />
      <ToolNote />
      <LiveRoom />
      <OfferIdeas />
      <FitButton />
    </>
  );
}
