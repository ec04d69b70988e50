import {
  DRAWING_FAILURES,
  DRAWING_RESULTS,
  DRAWING_STATES,
  DRAWING_STYLES,
  type DrawingId,
  REFUSAL_KINDS,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, id, mm, money, stationId, text, timestamp } from '../schemas.ts';
import { uploadedPicture } from './works.ts';

const who = ['customer'] as const;

const positive = mm.check(z.minimum(5), z.maximum(2_000));

const drawing = z.object({ drawing_id: id<DrawingId>() });
const resultNumber = z.int().check(z.minimum(0), z.maximum(DRAWING_RESULTS - 1));
const seed = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

/** A part of the surface where nothing important may be, such as the camera: mm from its left and top edge. */
const keepOut = z.object({ x: mm, y: mm, width: mm, height: mm });

/** What the picture is for. The longer side is at most four times the shorter one. */
const drawingArea = z.object({
  width: positive,
  height: positive,
  keep_out: z.array(keepOut).check(z.maxLength(8)),
});
export type DrawingArea = z.infer<typeof drawingArea>;

/** One of the pictures of a drawing. */
const drawingResult = z.object({
  number: resultNumber,
  seed,
  /** GET /api/drawing/result/{asset}?size=proxy|full with the session's header. */
  asset: assetId,
  /** px */
  width: count,
  height: count,
  /** The picture of the account that it was kept as; null if it was not kept. */
  kept: z.nullable(assetId),
});

const drawingView = z.object({
  drawing_id: id<DrawingId>(),
  state: z.enum(DRAWING_STATES),
  /** Empty if a picture was restyled. */
  prompt: z.string(),
  style: z.enum(DRAWING_STYLES),
  /** The picture that is restyled; null for a drawing from words. */
  picture: z.nullable(assetId),
  /** The result that it is a variation of. */
  variation_of: z.nullable(z.object({ drawing_id: id<DrawingId>(), number: resultNumber })),
  seed,
  /** How many drawings are before this one; null if it does not wait. */
  place: z.nullable(count),
  /** 0 … 1 */
  progress: z.number(),
  results: z.array(drawingResult),
  /** Why it failed; null if it did not. */
  failure: z.nullable(z.enum(DRAWING_FAILURES)),
  /** What the prompt or the result was refused for; null if it was not. */
  refused_for: z.nullable(z.enum(REFUSAL_KINDS)),
  /** Words of the prompt that the embedded illustrator does not know, and subjects that it offers instead. */
  unknown: z.array(z.string()),
  near: z.array(z.string()),
  created_at: timestamp,
  /** When the results are deleted, unless they were kept before; null while there are none. */
  expires_at: z.nullable(timestamp),
});
/** Also the data of the event `drawing` of GET /api/drawing/stream?drawing_id=, server-sent events. */
export type DrawingView = z.infer<typeof drawingView>;

const drawingOffer = z.object({
  /** Who draws: nobody, the embedded illustrator, which arranges drawn art, or a model server. */
  by: z.enum(['none', 'illustrator', 'model']),
  /** The styles; empty if nobody draws. */
  styles: z.array(z.enum(DRAWING_STYLES)),
  /** Whether a picture can be restyled. */
  restyle: z.boolean(),
  results: count,
  longest_prompt: count,
  /** Of each drawing that an ordered item prints; drawing itself is free. 0: printing them is free as well. */
  price: money,
  /** How many drawings the customer may still begin: the smaller of what the customer and the station have left. */
  left: count,
  /** When at least one more may be begun, if none is left; otherwise null. */
  more_at: z.nullable(timestamp),
  /** How many of them may wait or run at the same time. */
  at_once: count,
});
export type DrawingOffer = z.infer<typeof drawingOffer>;

/** What the illustrator would make of words; all empty where a model draws. */
const drawingReading = z.object({
  /** What is drawn for a word that means something near it: a dog for “puppy”. */
  instead: z.array(z.object({ word: z.string(), name: z.string() })),
  /** Words that are not drawn. */
  unknown: z.array(z.string()),
  /** Subjects to take in place of unknown words that cover many: of “animal” a dog, a cat. */
  near: z.array(z.string()),
  /** Whether no word says what to draw. */
  nothing: z.boolean(),
});
export type DrawingReading = z.infer<typeof drawingReading>;

export const drawingsActions = [
  action({
    name: 'Drawing.offer',
    who,
    summary:
      'Returns who draws here, the styles, whether pictures can be restyled, the price and what is left of the caller’s drawings (AI-03).',
    input: z.object({ machine_id: z.optional(stationId) }),
    output: drawingOffer,
  }),
  action({
    name: 'Drawing.read',
    who,
    summary: 'Tells what a prompt would become, before it is drawn: what is drawn instead, and what is not (AI-01).',
    input: z.object({ prompt: text(20_000) }),
    output: drawingReading,
  }),
  action({
    name: 'Drawing.begin',
    who,
    summary:
      'Begins a drawing from words, or restyles one of the caller’s pictures (AI-01, AI-08). Calls with the same client_key begin one drawing. A refused prompt answers with the state `refused`; it costs nothing (AI-05).',
    input: z.object({
      client_key: text(80),
      /** What to draw; left out to restyle a picture. */
      prompt: z.optional(text(20_000)),
      /** The caller’s picture to restyle. */
      picture: z.optional(assetId),
      style: z.enum(DRAWING_STYLES),
      area: drawingArea,
      /** If absent, the server chooses one. The same prompt, style, area and seed give the same pictures where the provider can. */
      seed: z.optional(seed),
      /** A result of the caller to vary; the prompt may change with it. */
      variation_of: z.optional(z.object({ drawing_id: id<DrawingId>(), number: resultNumber })),
      machine_id: z.optional(stationId),
    }),
    output: drawingView,
  }),
  action({
    name: 'Drawing.get',
    who,
    summary: 'Returns one of the caller’s drawings: its state, place in the queue, progress and results (AI-04).',
    input: drawing,
    output: drawingView,
  }),
  action({
    name: 'Drawing.list',
    paged: true,
    who,
    summary: 'Lists the caller’s drawings, the newest first: the history of prompts (AI-01).',
    input: z.object({}),
    output: z.array(drawingView),
  }),
  action({
    name: 'Drawing.cancel',
    who,
    summary:
      'Cancels a drawing and stops the work at the provider (AI-04). One that has ended stays as it is, so a repeated call changes nothing.',
    input: drawing,
    output: drawingView,
  }),
  action({
    name: 'Drawing.keep',
    who,
    summary:
      'Keeps a result: it becomes a picture of the account, like an upload (AI-06). A repeated call gives the same answer.',
    input: z.object({ drawing_id: id<DrawingId>(), number: resultNumber }),
    output: uploadedPicture,
  }),
  action({
    name: 'Drawing.delete',
    who,
    summary: 'Deletes a drawing with its prompt and results, and cancels it first if it runs. Kept pictures stay.',
    input: drawing,
    output: drawing,
  }),
] as const;
