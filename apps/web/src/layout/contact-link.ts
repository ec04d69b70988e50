/** A link to a phone number or an e-mail address, high enough for a finger. */
export const CONTACT_LINK = 'inline-flex min-h-11 items-center underline decoration-ink-faint underline-offset-4';
