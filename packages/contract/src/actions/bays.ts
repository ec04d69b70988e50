import { BAY_LEVELS, BAY_NAME, MAX_BAY_CAPACITY, MAX_BAYS, type PrintJobId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, id, stationId, text, timestamp } from '../schemas.ts';

const bay = z.object({
  name: z.string().check(z.regex(BAY_NAME)),
  capacity: z.int().check(z.minimum(1), z.maximum(MAX_BAY_CAPACITY)),
});

const bayItem = z.object({
  job_id: id<PrintJobId>(),
  print_number: z.string(),
  model: z.string(),
  /** GET /api/order/thumbnail/{asset} with the session's header. */
  thumbnail: z.nullable(assetId),
  /** The bay it lies in or is on its way to; a name that is not in the list was renamed since. */
  bay: z.string(),
  /** Since when it can be picked up; null while it is printed, and for an item that is sent. */
  ready_at: z.nullable(timestamp),
});
export type BayItem = z.infer<typeof bayItem>;

/** The bays of a station with what lies in them (QU-05). */
export const stationBays = z.object({
  machine_id: stationId,
  bays: z.array(z.object({ ...bay.shape, held: count })),
  level: z.enum(BAY_LEVELS),
  items: z.array(bayItem),
});
export type StationBays = z.infer<typeof stationBays>;

export const bayActions = [
  action({
    name: 'Partner.bays',
    who: ['partner'],
    duty: null,
    summary: 'Returns the bays of a station, how many cases fit into each, and what lies in them (QU-05).',
    input: z.object({ machine_id: stationId }),
    output: stationBays,
  }),
  action({
    name: 'Partner.setBays',
    who: ['partner'],
    duty: 'machines',
    summary:
      'Sets the bays of a station. A bay that holds an item cannot be left out. While all bays are full, the station begins no print (QU-05).',
    input: z.object({
      machine_id: stationId,
      bays: z.array(bay).check(z.minLength(1), z.maxLength(MAX_BAYS)),
    }),
    output: stationBays,
  }),
  action({
    name: 'Partner.moveItem',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Records that a person put an item into another bay of its station; the bay must exist and have room (QU-05).',
    input: z.object({ job_id: id<PrintJobId>(), bay: text(20) }),
    output: stationBays,
  }),
] as const;
