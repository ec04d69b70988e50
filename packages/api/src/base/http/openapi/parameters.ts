import { CURSOR_FORM, DIRECTIONS } from '../flow.ts';
import { MAX_PAGE, MAX_PAGE_NUMBER, USUAL_PAGE } from '../page.ts';
import type { JsonSchema } from './schema.ts';

const header = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** The headers that a call may carry, besides its login. */
export const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  language: header('Accept-Language', 'What messages are wanted in.', { type: 'string' }),
  pageNum: header('pageNum', 'Which page, from 1.', {
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_NUMBER,
    default: 1,
  }),
  pageSize: header('pageSize', 'How many rows make one.', {
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE,
    default: USUAL_PAGE,
  }),
  beginTime: header(
    'beginTime',
    'A flow begins here: a time in UTC ms, rows of that time included; or `<time>,<id>` of the last row got, left out.',
    { type: 'string', pattern: CURSOR_FORM.source },
  ),
  direction: header('direction', 'Which way a flow goes from there.', { enum: DIRECTIONS, default: 'desc' }),
  orderBy: header('orderBy', 'Which time a flow goes by; see orderBy of the action.', { type: 'string' }),
};

/** The headers that the offered actions use. */
export function parametersOf(
  actions: readonly { readonly paged?: unknown; readonly flow?: unknown }[],
): readonly JsonSchema[] {
  const pages = actions.some(({ paged }) => paged) ? ['pageNum', 'pageSize'] : [];
  const flows = actions.some(({ flow }) => flow) ? ['beginTime', 'direction', 'orderBy'] : [];
  return ['language', ...pages, ...flows].map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
