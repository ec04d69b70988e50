import type { Page } from '@playwright/test';

/** Holds back the server's answers to some actions until the returned function is called. */
export async function withhold(page: Page, actions: RegExp): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*', async (route) => {
    if (actions.test(route.request().postData() ?? '')) await answered;
    await route.fallback();
  });
  return answer;
}
