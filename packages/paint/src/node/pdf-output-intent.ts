import type { PressColours } from './plates-colours.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** The catalogue's entry that says what machine a file's numbers are for (ISO 32000-1, 14.11.5); none for others' colours. */
export async function outputIntent({ channels, profile, condition }: PressColours, writer: PdfWriter): Promise<string> {
  if (condition === undefined || !profile) return '';
  const stored = await writer.stream(`/N ${channels}`, profile);
  const name = textString(condition);
  // A condition that is in no registry is told whole: its name, and the profile.
  const intent = `/Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier${name}/Info${name}/DestOutputProfile ${stored}`;
  return `/OutputIntents[<<${intent}>>]`;
}

/** A text as PDF writes it (7.9.2.2): as it is where it is plain, else in UTF-16. */
function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}
