import { setImmediate as others } from 'node:timers/promises';
import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { designOf, templatesFor, titleIn } from '@cpc/content';
import type { Surface } from '@cpc/design';
import { type Locale, matchLocale } from '@cpc/i18n';
import type { Call } from '../../base/http/call.ts';
import type { Kept } from '../../base/http/handlers.ts';
import { keep } from '../../base/http/server/compress.ts';
import type { Reader } from '../../base/db/database.ts';
import { recent } from './recent.ts';

type Template = ActionOutput<'Template.list'>['templates'][number];

/** Drawing takes some tenths of a second, and a shop sells few goods at a time. An answer has 0.3 MB. */
const MAX_ANSWERS = 200;
const answers = recent<Promise<Kept>>(MAX_ANSWERS);
let drawing: Promise<unknown> = Promise.resolve();

/** @throws CallError notFound for goods that are not sold, unavailable when the server stops */
export async function listTemplates(
  read: Reader,
  input: ActionInput<'Template.list'>,
  { signal }: Pick<Call, 'signal'>,
): Promise<Kept> {
  const language = matchLocale(input.language ?? '');
  const row = await read.selectFrom('goods').select('surface').where('id', '=', input.goods_id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  const key = `${language ?? ''} ${row.surface}`;
  const answer = answers.of(key, () => drawnInTurn(JSON.parse(row.surface), language, signal));
  try {
    return await answer;
  } catch (error) {
    answers.forget(key, answer);
    // Who asked for it first has hung up.
    if (error === NOT_WANTED && !signal.aborted) return listTemplates(read, input, { signal });
    throw error;
  }
}

const NOT_WANTED = new CallError('unavailable');

/** One answer is drawn after the other, however many are asked for. */
function drawnInTurn(surface: Surface, language: Locale | undefined, signal: AbortSignal): Promise<Kept> {
  const answer = drawing.then(() => drawn(surface, language, signal));
  drawing = answer.catch(() => undefined);
  return answer;
}

async function drawn(surface: Surface, language: Locale | undefined, signal: AbortSignal): Promise<Kept> {
  const templates: string[] = [];
  for (const template of templatesFor(surface)) {
    // Other calls are answered between two templates.
    await others();
    if (signal.aborted) throw NOT_WANTED;
    const one: Template = {
      key: template.key,
      title: titleIn(template.titles, language),
      group: template.group,
      document: designOf(template, surface, language ?? ''),
    };
    templates.push(JSON.stringify(one));
  }
  return keep(`{"surface":${JSON.stringify(surface)},"templates":[${templates.join(',')}]}`);
}
