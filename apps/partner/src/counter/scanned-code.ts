import { onlyDigits } from '@cpc/domain';

/** The digits of a customer’s code, from its QR code: an address of this app that names the code. */
export const scannedCode = (text: string): string => onlyDigits(/[?&]code=([^&#]*)/.exec(text)?.[1] ?? text);
