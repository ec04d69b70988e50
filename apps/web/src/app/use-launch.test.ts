import { addressOf } from '@cpc/appkit';
import { expect, it, vi } from 'vitest';
import { PATHS, type PagePath } from '../core/paths.ts';

/** The app, loaded anew: what it does first counts. */
async function loaded() {
  vi.resetModules();
  const [{ remember }, { sharedStore }] = await Promise.all([import('./use-launch.ts'), import('../core/stores.ts')]);
  sharedStore.getState().clear();
  const visit = (path: PagePath, query: Record<string, string>) => remember(addressOf(path, query), null);
  return { visit, choose: (id: string) => sharedStore.getState().set({ machine_id: id }), state: sharedStore.getState };
}

it('[LN-07.3] the code on a station is a scan; a station of the list is none, also when the login page names it', async () => {
  const { visit, choose, state } = await loaded();
  visit(PATHS.mall, {});
  choose('a');
  visit(PATHS.allSelect, { id: 'a' });
  visit(PATHS.selectLogin, { machine_id: 'a' });
  expect(state()).toMatchObject({ machine_id: 'a', scanned: null });
  visit(PATHS.selectLogin, { machine_id: 'b' });
  expect(state()).toMatchObject({ machine_id: 'b', scanned: 'b' });
  choose('c');
  expect(state()).toMatchObject({ machine_id: 'c', scanned: 'b' });
});

it.each([PATHS.entry, PATHS.selectLogin])(
  '[LN-07.3] %s with a station is a scan when the app is opened by it',
  async (path) => {
    const { visit, choose, state } = await loaded();
    choose('a');
    visit(path, { machine_id: 'a', language: 'en-us' });
    expect(state()).toMatchObject({ machine_id: 'a', scanned: 'a' });
  },
);
