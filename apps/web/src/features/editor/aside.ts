/**
 * What is rarely needed in the studio, as one part: designs that wait to be sent, pairs, which are sent like them, and
 * drafts that cannot be read.
 */
export { openBesideUnreadable } from './open-beside-unreadable.ts';
export { pairPort } from './pair-port.ts';
export { sendAllAndForget, sendDraftsOf, sendStoredDrafts } from './send-stored-drafts.ts';
