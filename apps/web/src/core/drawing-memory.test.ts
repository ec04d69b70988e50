import type { AccountId } from '@cpc/domain';
import { expect, it } from 'vitest';
import { drawingMemory } from './drawing-memory.ts';
import { createSessionStore } from './session-store.ts';
import { memoryStorage } from './testing.ts';

it('[SN-04.1] [AI-01.2] words for drawing stay with their account, and go when it leaves', () => {
  const tab = memoryStorage();
  const session = createSessionStore(memoryStorage(), tab, () => 0);
  const memory = () => drawingMemory(tab, () => session.getState().userInfo?.uid);
  const enter = (id: string) =>
    session.getState().logIn({
      openid: 'o1',
      token: `of ${id}`,
      tokenHead: 'Bearer ',
      currentTime: 0,
      phone: '',
      username: 'Guest',
      id: id as AccountId,
      userid: id as AccountId,
      userInfo: { guest: true },
    });

  enter('a1');
  memory().write('words', 'a fox');
  memory().write('style', 'pencil');
  expect([memory().read('words'), memory().read('style'), memory().read('drawing')]).toEqual(['a fox', 'pencil', null]);
  expect(tab.keys().every((key) => key.startsWith('HL_'))).toBe(true);

  // The login ends by itself: the same customer finds her words again, another one does not.
  session.getState().forget();
  enter('a1');
  expect(memory().read('words')).toBe('a fox');
  enter('a2');
  expect(memory().read('words')).toBeNull();
  memory().write('style', 'anime');
  expect([memory().read('words'), memory().read('style')]).toEqual([null, 'anime']);

  session.getState().leave();
  expect(tab.keys()).toEqual([]);
  tab.setItem('HL_drawing', 'not JSON');
  expect(memory().read('style')).toBeNull();
});
