/**
 * What is rarely needed in the studio, as one part: designs that wait to be sent, pairs, which are sent like them,
 * drafts that cannot be read, and the way into a room of a pair.
 */
export { enterRoom } from './enter-room.ts';
export { openBesideUnreadable } from './open-beside-unreadable.ts';
export { pairPort } from './pair-port.ts';
export { sendAllAndForget, sendDraftsOf, sendStoredDrafts } from './send-stored-drafts.ts';
