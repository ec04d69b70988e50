import { chromium } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { attempt, sectionOf } from '../lib/attempt.ts';
import { dragging } from './dragging.ts';
import { firstStroke } from './first-stroke.ts';
import { memory } from './memory.ts';
import { photo } from './photo.ts';
import { resting } from './resting.ts';
import { openSite } from './site.ts';

const launch = () => chromium.launch(config.use?.launchOptions ?? {});

/**
 * Compares the editor with canvas libraries, and measures it alone: production builds in a real browser.
 * @param only one of the measures
 */
export async function run(only?: string): Promise<string> {
  const { address, folder, close } = await openSite();
  const browser = await launch();
  const measures = {
    dragging: () => dragging(browser, address),
    resting: () => resting(browser, address),
    stroke: () => firstStroke(browser, address),
    photo: () => photo(browser, address, folder),
    memory: () => memory(launch, address, folder),
  };
  try {
    const sections = [
      '## Editor\n\nIn Chromium with software rendering, so the work of a graphics card is counted too.',
    ];
    for (const [name, measure] of Object.entries(measures))
      if (only === undefined || only === name) sections.push(sectionOf(`### ${name}`, await attempt(measure)));
    return sections.join('\n\n');
  } finally {
    await browser.close();
    await close();
  }
}
