import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { designOf, templatesFor, titleIn } from '@cpc/content';
import type { Surface } from '@cpc/design';
import type { Reader } from '../../base/db/database.ts';

type Answer = ActionOutput<'Template.list'>;

/** Drawing takes some tenths of a second, and a shop sells few goods at a time. */
const KEPT_ANSWERS = 60;
const answers = new Map<string, Answer>();

/** @throws CallError notFound for goods that are not sold */
export async function listTemplates(
  read: Reader,
  { goods_id, language }: ActionInput<'Template.list'>,
): Promise<Answer> {
  const row = await read.selectFrom('goods').select('surface').where('id', '=', goods_id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  const key = `${language ?? ''} ${row.surface}`;
  const answer = answers.get(key) ?? drawn(JSON.parse(row.surface), language);
  // Moves the answer to the end: the least recently used is dropped first.
  answers.delete(key);
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return answer;
}

function drawn(surface: Surface, language: string | undefined): Answer {
  const templates = templatesFor(surface).map((template) => ({
    key: template.key,
    title: titleIn(template.titles, language),
    group: template.group,
    document: designOf(template, surface, language ?? ''),
  }));
  return { surface: surface as Answer['surface'], templates };
}
