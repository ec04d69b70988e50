import { type SendFile, xhrSender } from '@cpc/client';

/** Uploads a picture and reports the progress. */
export const sendFile: SendFile = xhrSender(() => new XMLHttpRequest());
