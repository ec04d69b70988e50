/** The minimum length of a new password (SN-06). */
export const MIN_PASSWORD_LENGTH = 8;
