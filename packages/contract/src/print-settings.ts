import {
  CUT_WIDTHS,
  INK_AREAS,
  PRINT_COLOURS,
  PRINT_DPI,
  PRINT_FORMATS,
  type PrintSettings,
  RENDERING_INTENTS,
  RIP_NAMES,
  WHITE_PLATES,
} from '@cpc/design';
import * as z from 'zod/mini';
import { mm, text } from './schemas.ts';

const name = text(31);

/** The print file settings of a station (SA-05). `printSettingsProblem` checks whether they fit together. */
export const printSettings: z.ZodMiniType<PrintSettings> = z.object({
  preset: z.nullable(z.enum(RIP_NAMES)),
  format: z.enum(PRINT_FORMATS),
  dpi: z.literal(PRINT_DPI),
  colour: z.enum(PRINT_COLOURS),
  white: z.enum(WHITE_PLATES),
  whiteName: name,
  whiteChoke: mm,
  cutContour: z.nullable(name),
  cutWidth: z.literal(CUT_WIDTHS),
  inkArea: z.enum(INK_AREAS),
  /** Becomes part of a file name on the server. */
  profile: z.nullable(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  intent: z.enum(RENDERING_INTENTS),
});
