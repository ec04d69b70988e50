import type { Page } from '@playwright/test';

interface StoredSession {
  readonly state: { readonly userInfo: { readonly token: string; readonly currentTime: number } };
}

/** Calls the API with the page's own session, once it has one. @returns its data @throws if it refuses */
export async function ask<Data>(
  page: Page,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Data> {
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('HL_session') ?? '{}').state?.userInfo?.token);
  return page.evaluate(
    async ([s, more]) => {
      const { state } = JSON.parse(localStorage.getItem('HL_session') ?? '{}');
      const response = await fetch('/userphoneapplets/index', {
        method: 'POST',
        headers: { authorization: state.userInfo.tokenHead + state.userInfo.token },
        body: new URLSearchParams({ s, ...more }),
      });
      const { code, data, msg } = await response.json();
      if (code !== 0) throw new Error(`${s} is refused: ${code} ${msg} ${JSON.stringify(data)}`);
      return data as Data;
    },
    [name, fields] as const,
  );
}

/** Changes the stored login. */
async function amendLogin(page: Page, change: { readonly token?: string; readonly agedBy?: number }): Promise<void> {
  await page.evaluate(({ token, agedBy = 0 }) => {
    const stored = JSON.parse(localStorage.getItem('HL_session') ?? '') as StoredSession;
    const { userInfo } = stored.state;
    const amended = { ...userInfo, token: token ?? userInfo.token, currentTime: userInfo.currentTime - agedBy };
    localStorage.setItem('HL_session', JSON.stringify({ ...stored, state: { ...stored.state, userInfo: amended } }));
  }, change);
}

export const forgeToken = (page: Page): Promise<void> => amendLogin(page, { token: 'a-token-of-nobody' });

/** Makes the login this many hours older. */
export const passHours = (page: Page, hours: number): Promise<void> => amendLogin(page, { agedBy: hours * 3_600_000 });
