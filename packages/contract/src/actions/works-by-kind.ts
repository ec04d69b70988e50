import type { Category } from '@cpc/design';
import type { GoodsId, WorkId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, document, id, shellChoice, text } from '../schemas.ts';
import { workSummary } from './works.ts';

/** Works by category: the categories that each action class lists and saves; undefined for all. */
export const WORK_KINDS = {
  Works: undefined,
  PhoneWorks: ['phoneCase'],
  ColourWorks: ['colourPlus', 'colourLite'],
  TshirtWorks: ['tShirt'],
} as const satisfies Readonly<Record<string, readonly Category[] | undefined>>;
export type WorkKind = keyof typeof WORK_KINDS;

const listOf = <const Kind extends WorkKind>(kind: Kind, what: string) =>
  action({
    name: `${kind}.list` as const,
    also: [],
    paged: true,
    who: ['customer'],
    summary: `Lists the caller’s ${what}, newest first.`,
    input: z.object({}),
    output: z.array(workSummary),
  });

const saveOf = <const Kind extends WorkKind>(kind: Kind, what: string) =>
  action({
    name: `${kind}.save` as const,
    also: [],
    who: ['customer'],
    summary: `Saves one of the caller’s ${what}, like Work.save. Refuses goods of another kind.`,
    input: z.object({
      work_id: z.optional(id<WorkId>()),
      goods_id: id<GoodsId>(),
      title: z.optional(text(120)),
      document,
      choice: z.optional(shellChoice),
      revision: z.optional(count),
    }),
    output: z.object({ work_id: id<WorkId>(), revision: count }),
  });

export const worksByKindActions = [
  listOf('Works', 'designs'),
  saveOf('Works', 'designs'),
  listOf('PhoneWorks', 'phone case designs'),
  saveOf('PhoneWorks', 'phone case designs'),
  listOf('ColourWorks', 'designs for colour Plus and Lite'),
  saveOf('ColourWorks', 'designs for colour Plus and Lite'),
  listOf('TshirtWorks', 'T-shirt designs'),
  saveOf('TshirtWorks', 'T-shirt designs'),
] as const;
