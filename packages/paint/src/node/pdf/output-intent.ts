import type { PressColours } from '../plates/colours.ts';
import { textString } from './text-string.ts';
import type { PdfWriter } from './writer.ts';

/** The catalogue entry that names the printing condition of a file, and describes it (ISO 32000-1, 14.11.5). */
export async function outputIntent({ channels, condition }: PressColours, writer: PdfWriter): Promise<string> {
  const stored = await writer.stream(`/N ${channels}`, condition.profile);
  const name = textString(condition.name);
  // A condition that is not in a registry is given completely: its name and the profile.
  const intent = `/Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier${name}/Info${name}/DestOutputProfile ${stored}`;
  return `/OutputIntents[<<${intent}>>]`;
}
