import { expect, it } from 'vitest';
import { textsFrom } from './fetch-texts.ts';

const ADDRESS = '/assets/texts/1a2b';
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

it('[LG-08.1] a language and a part are one file, fetched once', async () => {
  const asked: string[] = [];
  const load = textsFrom((file) => {
    asked.push(file);
    return answer({ 'common.back': 'Zurück' });
  }, ADDRESS);
  const both = await Promise.all([load('entry', 'de'), load('entry', 'de')]);
  expect(both).toEqual([{ 'common.back': 'Zurück' }, { 'common.back': 'Zurück' }]);
  await load('studio', 'de');
  expect(asked).toEqual([`${ADDRESS}/de/entry.json`, `${ADDRESS}/de/studio.json`]);
});

it('[RT-14.5] texts that did not come are fetched again, and the error names no address', async () => {
  const answers = [
    () => Promise.reject(new TypeError(`Failed to fetch https://cases.example${ADDRESS}`)),
    () => answer('not found', 404),
    () => answer({ 'common.back': 'Back' }),
  ];
  const load = textsFrom(() => answers.shift()?.() ?? Promise.reject(new Error('no answer left')), ADDRESS);
  for (const failure of ['unreachable', 'missing']) {
    const error: unknown = await load('entry', 'en-US').catch((reason: unknown) => reason);
    expect([failure, error instanceof TypeError, String(error)]).toEqual([
      failure,
      true,
      'TypeError: the fetch of texts failed',
    ]);
  }
  expect(await load('entry', 'en-US')).toEqual({ 'common.back': 'Back' });
});
