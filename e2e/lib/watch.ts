import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';

/** Whatever no page may ever do, gathered from now on: errors, refused content, requests to anybody else. */
export function watch(context: BrowserContext, origin: string): readonly string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`asks ${url.href}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`says ${message.text()} (${message.page()?.url()})`);
  });
  context.on('weberror', (thrown) => complaints.push(`throws ${thrown.error().message}`));
  return complaints;
}

/** What axe finds that keeps people out, one line each. */
export async function barriers(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  if (passes.length === 0) throw new Error(`axe looked at nothing on ${page.url()}`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything axe finds against WCAG 2.2 AA, however small. */
export async function hurdles(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(AA).analyze();
  if (passes.length === 0) throw new Error(`axe looked at nothing on ${page.url()}`);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
