/** What is rarely needed in the studio, as one part: designs that wait to be sent, and pairs, which are sent like them. */
export { pairPort } from './pair-port.ts';
export { sendAllAndForget, sendDraftsOf, sendStoredDrafts } from './send-stored-drafts.ts';
