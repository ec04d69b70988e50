/** A text string in PDF syntax (7.9.2.2): literal if it is plain ASCII, else UTF-16. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}
