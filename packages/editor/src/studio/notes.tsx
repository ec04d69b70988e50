import { PreflightBadge } from '../preflight/badge.tsx';
import { Fullness } from './fullness.tsx';
import { UploadNote } from './upload-note.tsx';

/** What is told over the stage. */
export function Notes() {
  return (
    <>
      <PreflightBadge />
      <Fullness />
      <UploadNote />
    </>
  );
}
