import { codeFor } from '../../lib/keeping.ts';
import { scan } from './customer.ts';
import type { EnginePage } from './page.ts';
import { button, heading, radio, textbox } from './target.ts';

const PASSWORD = 'a long way home';

/** Logs in with a phone number; the same number in another browser is the same account. */
export async function enterByPhone(
  page: EnginePage,
  origin: string,
  number: string,
  how: 'register' | 'login',
): Promise<void> {
  await scan(page, origin);
  await page.tap(button('Log in with phone number'));
  if (how === 'register') await page.tap(radio('New account'));
  await page.see(textbox('Phone number'));
  await page.browser.run(() => {
    const country = document.querySelector('select:has(option[value=CN])') as HTMLSelectElement;
    country.value = 'CN';
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.write(textbox('Phone number'), number);
  await page.write(textbox('Password'), PASSWORD);
  await page.tap(button(how === 'register' ? 'Send code' : 'Log in'));
  if (how === 'register') {
    await page.see(heading('Enter the code'));
    await page.write(textbox('Code'), await codeFor(origin, number));
  }
  await page.see(heading('What will you make?'));
}

/** A call of the API with the page's own session. @returns its data */
export const ask = <Data>(page: EnginePage, name: string, fields: Readonly<Record<string, string>> = {}) =>
  page.browser.run(
    async (s, more) => {
      const { state } = JSON.parse(localStorage.getItem('HL_session') ?? '{}');
      const response = await fetch('/userphoneapplets/index', {
        method: 'POST',
        headers: { authorization: state.userInfo.tokenHead + state.userInfo.token },
        body: new URLSearchParams({ s, ...more }),
      });
      return (await response.json()).data as Data;
    },
    name,
    fields,
  );

interface Work {
  readonly work_id: string;
}

interface WorkDocument {
  readonly document: { readonly records: Readonly<Record<string, { readonly text?: string }>> };
}

/** The texts of every design of the account, sorted, one line per design. */
export async function worksOf(page: EnginePage): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { work_id } of await ask<readonly Work[]>(page, 'Work.list')) {
    const { document } = await ask<WorkDocument>(page, 'Work.get', { work_id });
    const texts = Object.values(document.records).flatMap(({ text }) => text ?? []);
    lines.push(texts.toSorted().join(', '));
  }
  return lines.toSorted();
}
