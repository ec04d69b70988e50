import { startPushWorker } from '@cpc/appkit/push-worker';

/**
 * Shows the server's notifications to a customer, and opens the order on a tap (QU-02). Its address never changes,
 * `/push-worker.js`: browsers look there for a newer version.
 */

/** Pages on which the order can be followed. */
const FOLLOWED = /\/(orderDetail|lineUp)\?/;

const orderIn = (url: string): string => new URLSearchParams(url.slice(url.indexOf('?'))).get('order_id') ?? '';

startPushWorker({
  shows: (page, url) => FOLLOWED.test(page) && orderIn(url) !== '' && page.includes(orderIn(url)),
});
