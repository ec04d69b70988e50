import * as z from 'zod/mini';
import { action } from '../action.ts';
import { stationId, text } from '../schemas.ts';

export const stationSetupActions = [
  action({
    name: 'Partner.addStation',
    who: ['partner'],
    duty: 'people',
    summary:
      'Adds a station to the shop, for owners and up to the number that its operator has set. Its prices are in the currency of the shop’s first station (JN-10).',
    input: z.object({ name: text(60), address: text(200), language: text(20) }),
    output: z.object({ machine_id: stationId }),
  }),
] as const;
