import type { MailAddress } from '../../records/notifications/mail-addresses.ts';

export const OFF_PATH = '/mail/off';

/** Where one tap ends the news to an address. */
export const offAddress = (publicUrl: string, { off_key }: Pick<MailAddress, 'off_key'>): string =>
  `${publicUrl}${OFF_PATH}?key=${off_key}`;
