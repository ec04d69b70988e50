import type { PressColours } from '../plates/colours.ts';
import type { PdfWriter } from './writer.ts';

/** The catalogue entry that names the printing condition of a file, and describes it (ISO 32000-1, 14.11.5). */
export async function outputIntent({ channels, condition }: PressColours, writer: PdfWriter): Promise<string> {
  const stored = await writer.stream(`/N ${channels}`, condition.profile);
  const name = textString(condition.name);
  // A condition that is not in a registry is given completely: its name and the profile.
  const intent = `/Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier${name}/Info${name}/DestOutputProfile ${stored}`;
  return `/OutputIntents[<<${intent}>>]`;
}

/** A text string in PDF syntax (7.9.2.2): literal if it is plain ASCII, else UTF-16. */
function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}
