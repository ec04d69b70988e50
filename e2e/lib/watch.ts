import { axeFindings } from '@cpc/ui/testing';
import type { BrowserContext, Page } from '@playwright/test';

/** Collects everything that no page may do: errors, blocked content, requests to other hosts. */
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

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds that blocks people, one line each. */
export const barriers = (page: Page): Promise<readonly string[]> => axe(page, keepsOut);

/** The same, plus everything that it finds against WCAG 2.2 AA, however small. */
export const hurdles = (page: Page): Promise<readonly string[]> =>
  axe(page, (found) => keepsOut(found) || found.tags.some((tag) => AA.includes(tag)));

type Finding = Awaited<ReturnType<typeof axeFindings>>[number];
const keepsOut = ({ impact }: Finding): boolean => impact === 'serious' || impact === 'critical';

async function axe(page: Page, counts: (found: Finding) => boolean): Promise<readonly string[]> {
  const found = (await axeFindings(page)).filter(counts);
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
