/**
 * A text as the value of a header: without breaks, which would begin another header, and without marks of direction,
 * which mailboxes show as boxes.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
