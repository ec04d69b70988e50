import { type ActionInput, CallError } from '@cpc/contract';
import { type AccountId, MAX_PROMPT } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type DrawingRow, findDrawing, resultsOf } from '../../records/drawings/store.ts';
import { hasPicture } from '../../records/storage/has-picture.ts';
import { isReadable } from './moderation/fold.ts';
import { plainPrompt } from './providers/prompt.ts';
import type { DrawingProvider } from './providers/provider.ts';

/** The longer side of a surface is at most this many times the shorter one. */
const MAX_RATIO = 4;

export type Wanted = Pick<DrawingRow, 'prompt' | 'picture' | 'variation_of' | 'variation_number' | 'machine_id'>;
type Input = ActionInput<'Drawing.begin'>;

/**
 * Checks what a customer asks for.
 * @throws CallError promptEmpty, promptTooLong, restyleOff, deviceMissing, invalidInput, or notFound for a picture or
 * result that is not the caller's
 */
export async function checkWanted(
  reader: Reader,
  provider: DrawingProvider,
  account: AccountId,
  input: Input,
): Promise<Wanted> {
  const { width, height } = input.area;
  const words = input.prompt === undefined ? undefined : readable(input.prompt);
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
    throw new CallError('invalidInput', { field: 'area' });
  const machine_id = input.machine_id ?? null;
  if (machine_id !== null && !(await isStation(reader, machine_id))) throw new CallError('deviceMissing');
  if (input.picture !== undefined) {
    if (!provider.restyles) throw new CallError('restyleOff');
    if (input.variation_of) throw new CallError('invalidInput', { field: 'variation_of' });
    if (!(await hasPicture(reader, account, input.picture))) throw new CallError('notFound');
    return { prompt: '', picture: input.picture, variation_of: null, variation_number: null, machine_id };
  }
  const varied = input.variation_of && (await variedOf(reader, account, input.variation_of));
  return {
    prompt: promptOf(words ?? varied?.prompt ?? ''),
    picture: null,
    variation_of: input.variation_of?.drawing_id ?? null,
    variation_number: input.variation_of?.number ?? null,
    machine_id,
  };
}

/** @throws CallError promptTooLong */
export function readable(given: string): string {
  const words = given.trim();
  if (words.length > MAX_PROMPT || !isReadable(words))
    throw new CallError('promptTooLong', { field: 'prompt', most: MAX_PROMPT });
  return words;
}

/** @throws CallError promptEmpty */
export function promptOf(given: string): string {
  const prompt = plainPrompt(given);
  if (prompt === '') throw new CallError('promptEmpty', { field: 'prompt' });
  return prompt;
}

async function variedOf(
  reader: Reader,
  account: AccountId,
  { drawing_id, number }: NonNullable<Input['variation_of']>,
) {
  const row = await findDrawing(reader, account, drawing_id);
  const results = row ? await resultsOf(reader, [row.id]) : [];
  if (row?.state === 'done' && results.length === 0) throw new CallError('drawingExpired');
  if (!row || !results.some((result) => result.number === number)) throw new CallError('notFound');
  return row;
}

async function isStation(reader: Reader, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('machines')
    .select('id')
    .where('id', '=', id as never)
    .executeTakeFirst();
  return row !== undefined;
}
