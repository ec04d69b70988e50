import * as z from 'zod/mini';
import { action } from '../action.ts';
import { stationId, text, timestamp } from '../schemas.ts';
import { stationCare } from './station-care.ts';

/** The characters of a pairing code: short enough to be typed from a screen across the room. */
export const PAIRING_CODE_LENGTH = 6;

/** A code as a person types it, with the blanks between its groups. */
const code = text(20);

export const displayActions = [
  action({
    name: 'Display.begin',
    who: ['visitor'],
    summary:
      'Gives a screen a key that opens nothing yet, and the code to show. Who looks after a station types the code, and the key becomes that of a display of the station (SA-13).',
    input: z.object({}),
    output: z.object({
      /** `Authorization: Screen <key>`, once the code was typed. */
      key: z.string(),
      code: z.string(),
      expires_at: timestamp,
    }),
  }),
  action({
    name: 'Display.look',
    who: ['visitor'],
    summary: 'Tells a screen whether its code was typed, and at which station it is a display now (SA-13).',
    input: z.object({ key: text(80) }),
    output: z.object({ state: z.enum(['waiting', 'paired', 'ended']), machine_id: z.nullable(stationId) }),
  }),
  action({
    name: 'Partner.pairDisplay',
    who: ['partner'],
    duty: 'machines',
    summary: 'Makes the screen that shows a code a display of a station. A code works once (SA-13).',
    input: z.object({ machine_id: stationId, code }),
    output: stationCare,
  }),
  action({
    name: 'Partner.removeDisplay',
    who: ['partner'],
    duty: 'machines',
    summary: 'Ends the key of a display of a station at once. The display shows a code again (SA-13).',
    input: z.object({ machine_id: stationId, display_id: text(80) }),
    output: stationCare,
  }),
  action({
    name: 'Operator.pairDisplay',
    who: ['operator'],
    summary: 'Makes the screen that shows a code a display of a station. A code works once (SA-13).',
    input: z.object({ machine_id: stationId, code }),
    output: z.object({ machine_id: stationId, display_id: z.string() }),
  }),
] as const;
