import * as z from 'zod/mini';
import { action } from '../action.ts';
import { stationId, text, timestamp } from '../schemas.ts';
import { maintenanceWindow } from './fleet.ts';

const plan = z.object({
  stations: z.array(stationId).check(z.minLength(1), z.maxLength(100)),
  from: timestamp,
  until: timestamp,
  reason: text(200),
});
const window = z.object({ window_id: text(80) });
const windows = z.array(maintenanceWindow);
const SUMMARY =
  'Plans a maintenance window for stations. In it they are under maintenance, without alarms, and customers are told until when. It ends by itself (OP-05).';
const END = 'Ends an open maintenance window now, or cancels a planned one (OP-05).';

export const maintenanceActions = [
  action({
    name: 'Operator.planWindow',
    who: ['operator'],
    summary: SUMMARY,
    input: plan,
    output: windows,
  }),
  action({
    name: 'Operator.endWindow',
    who: ['operator'],
    summary: END,
    input: window,
    output: windows,
  }),
  action({
    name: 'Partner.windows',
    who: ['partner'],
    duty: 'machines',
    summary: 'Lists the planned and open maintenance windows of the shop’s stations, the next first (OP-05).',
    input: z.object({ machine_id: z.optional(stationId) }),
    output: windows,
  }),
  action({
    name: 'Partner.planWindow',
    who: ['partner'],
    duty: 'machines',
    summary: SUMMARY,
    input: plan,
    output: windows,
  }),
  action({
    name: 'Partner.endWindow',
    who: ['partner'],
    duty: 'machines',
    summary: END,
    input: window,
    output: windows,
  }),
] as const;
