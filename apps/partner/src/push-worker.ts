import { startPushWorker } from '@cpc/appkit/push-worker';

/**
 * Shows the server's messages to a person of a shop, and opens on a tap the page that a message is about (PA-12). Its
 * address never changes, `/partner/push-worker.js`: browsers look there for a newer version.
 */

/** The address without the shop: a page that was opened by a message has dropped it. */
const pageOf = (url: string): string => new URL(url, location.href).href.replace(/[?&]shop=[^&]*$/, '');

// A page that is told changes to the shop of the message.
startPushWorker({ shows: (page, url) => pageOf(page) === pageOf(url), isTold: true });
