import { type SendFile, xhrSender } from '@cpc/client';

/** How a picture travels: with progress. */
export const sendFile: SendFile = xhrSender(() => new XMLHttpRequest());
