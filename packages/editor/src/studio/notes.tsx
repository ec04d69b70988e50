import { PreflightBadge } from '../preflight/badge.tsx';
import { UploadNote } from './upload-note.tsx';

/** What is told over the stage. */
export function Notes() {
  return (
    <>
      <PreflightBadge />
      <UploadNote />
    </>
  );
}
